import { expect, userEvent } from 'storybook/test'
import { Accordion } from './accordion.tsx'
import type { AccordionProps } from './accordion.tsx'
import { useTranslate } from '../testing.ts'

export default { title: 'Page/Accordion', component: Accordion }

export const Playground = {
  args: { single: false, headingLevel: 3 },
  render: (choice: Partial<AccordionProps>) => <Help {...choice} />,
}

function Help({ isFirstOpen = false, ...choice }: Partial<AccordionProps> & { isFirstOpen?: boolean }) {
  const t = useTranslate()
  return (
    <Accordion
      items={[
        {
          title: t('When does my plan end?', 'আমার প্ল্যান কবে শেষ হয়?'),
          content: t('On the day that your settings name. Until then everything stays open to you.', 'সেটিংসে যে দিন লেখা আছে সেই দিন। তার আগে পর্যন্ত সবই খোলা থাকে।'),
          open: isFirstOpen,
        },
        {
          title: t('On how many devices can I watch?', 'কতগুলি ডিভাইসে দেখা যায়?'),
          content: t('On as many as your plan names, one film at a time on each.', 'প্ল্যানে যতগুলি লেখা, ততগুলিতে, প্রতিটিতে একবারে একটি ছবি।'),
        },
        {
          title: t('Can I watch without a network, on a long journey and for several days on end?', 'দীর্ঘ যাত্রায়, টানা কয়েক দিন ইন্টারনেট ছাড়া দেখা যাবে কি?'),
          content: t('Not in the browser.', 'ব্রাউজারে যায় না।'),
        },
      ]}
      {...choice}
    />
  )
}

export const Closed = { render: () => <Help /> }
export const FirstOpen = { render: () => <Help isFirstOpen /> }

export const OneAtATime = {
  render: () => <Help single isFirstOpen />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const [first, second] = canvasElement.querySelectorAll('details')
    await userEvent.click(second!.querySelector('summary')!)
    await expect(second).toHaveAttribute('open')
    await expect(first).not.toHaveAttribute('open')
  },
}
