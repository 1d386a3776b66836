import { Badge } from '../cards/badge.tsx'
import { Button } from '../forms/button.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { useTranslate } from '../testing.ts'

export default { title: 'Page/Comparison table', component: ComparisonTable }

export const Playground = {
  args: { best: 'lantern' },
  argTypes: { best: { description: 'The column that is recommended.', control: 'inline-radio', options: ['ember', 'lantern', 'daybreak'] } },
  render: ({ best }: { best: string }) => <Compared best={best} />,
}

export const Plans = () => <Compared best="lantern" />

function Compared({ best }: { best: string }) {
  const say = useTranslate()
  const available = { yes: true, label: say('Available', 'আছে') }
  const missing = { yes: false, label: say('Not available', 'নেই') }
  return (
    <ComparisonTable
      caption={say('Plans compared', 'প্ল্যানের তুলনা')}
      rows={say(
        ['Simultaneous streams', 'Number of devices', 'Download', 'Video quality up to'],
        ['একসঙ্গে দেখা যাবে', 'ডিভাইসের সংখ্যা', 'ডাউনলোড', 'ভিডিওর সর্বোচ্চ মান'],
      )}
      columns={[
        {
          id: 'ember',
          title: say('Ember', 'অঙ্গার'),
          price: say('₹99', '₹৯৯'),
          period: say('per month', 'প্রতি মাসে'),
          note: say('One screen, every title', 'এক পর্দায় সব ছবি'),
          values: [say('1', '১টি পর্দায়'), say('1', '১টি'), missing, '720p'],
          action: <Button wide>{say('Choose Ember', 'অঙ্গার নিন')}</Button>,
        },
        {
          id: 'lantern',
          title: say('Lantern', 'লণ্ঠন'),
          badge: <Badge tone="gift">{say('7 days free', '৭ দিন বিনামূল্যে')}</Badge>,
          price: say('₹299', '₹২৯৯'),
          period: say('per month', 'প্রতি মাসে'),
          note: say('For the whole home', 'পুরো বাড়ির জন্য'),
          values: [say('2', '২টি পর্দায়'), say('4', '৪টি'), available, '1080p'],
          action: <Button variant="primary-gradient" wide>{say('Start free trial', 'বিনামূল্যে শুরু করুন')}</Button>,
        },
        {
          id: 'daybreak',
          title: say('Daybreak', 'ভোর'),
          price: say('৳999', '৳৯৯৯'),
          period: say('per year', 'প্রতি বছর'),
          note: say('A whole year at one price', 'এক দামে পুরো বছর'),
          values: [say('4', '৪টি পর্দায়'), say('6', '৬টি'), available, '4K'],
          action: <Button wide>{say('Choose Daybreak', 'ভোর নিন')}</Button>,
        },
      ].map((column) => ({ ...column, best: column.id === best }))}
    />
  )
}
