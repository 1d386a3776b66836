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
  const t = useTranslate()
  const available = { yes: true, label: t('Available', 'আছে') }
  const missing = { yes: false, label: t('Not available', 'নেই') }
  return (
    <ComparisonTable
      caption={t('Plan comparison', 'প্ল্যানের তুলনা')}
      rows={t(
        ['Simultaneous streams', 'Number of devices', 'Download', 'Video quality up to'],
        ['একসঙ্গে দেখা যাবে', 'ডিভাইসের সংখ্যা', 'ডাউনলোড', 'ভিডিওর সর্বোচ্চ মান'],
      )}
      columns={[
        {
          id: 'ember',
          title: t('Ember', 'অঙ্গার'),
          price: t('₹99', '₹৯৯'),
          period: t('per month', 'প্রতি মাসে'),
          note: t('One screen, every title', 'এক পর্দায় সব ছবি'),
          values: [t('1', '১টি পর্দায়'), t('1', '১টি'), missing, '720p'],
          action: <Button wide>{t('Choose Ember', 'অঙ্গার নিন')}</Button>,
        },
        {
          id: 'lantern',
          title: t('Lantern', 'লণ্ঠন'),
          badge: <Badge tone="gift">{t('7 days free', '৭ দিন বিনামূল্যে')}</Badge>,
          price: t('₹299', '₹২৯৯'),
          period: t('per month', 'প্রতি মাসে'),
          note: t('For the whole home', 'পুরো বাড়ির জন্য'),
          values: [t('2', '২টি পর্দায়'), t('4', '৪টি'), available, '1080p'],
          action: <Button variant="primary-gradient" wide>{t('Start free trial', 'বিনামূল্যে শুরু করুন')}</Button>,
        },
        {
          id: 'daybreak',
          title: t('Daybreak', 'ভোর'),
          price: t('৳999', '৳৯৯৯'),
          period: t('per year', 'প্রতি বছর'),
          note: t('A whole year at one price', 'এক দামে পুরো বছর'),
          values: [t('4', '৪টি পর্দায়'), t('6', '৬টি'), available, '4K'],
          action: <Button wide>{t('Choose Daybreak', 'ভোর নিন')}</Button>,
        },
      ].map((column) => ({ ...column, best: column.id === best }))}
    />
  )
}
