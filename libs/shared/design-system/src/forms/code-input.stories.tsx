import { expect, userEvent, within } from 'storybook/test'
import { CodeInput } from './code-input.tsx'
import type { CodeInputProps } from './code-input.tsx'
import { useTranslate } from '../testing.ts'

export default { title: 'Forms/Code input', component: CodeInput }

export const Playground = {
  args: { length: 4, masked: false, disabled: false },
  argTypes: { length: { control: 'inline-radio', options: [4, 6] } },
  render: (choice: Partial<CodeInputProps>) => <Code key={choice.length} {...choice} />,
}

function Code({ length = 4, ...choice }: Partial<CodeInputProps>) {
  const t = useTranslate()
  return (
    <CodeInput
      length={length}
      label={choice.masked ? t('Your PIN', 'আপনার পিন') : t('Login code', 'লগইন কোড')}
      boxLabel={(box) => t(`Digit ${box} of ${length}`, `${length}টির ${box} নম্বর সংখ্যা`)}
      onChange={() => {}}
      {...choice}
    />
  )
}

export const LoginCode = () => <Code />
export const SixBoxes = () => <Code length={6} />
export const Pin = () => <Code masked />
export function WrongCode() {
  return <Code error={useTranslate()('That code is not right. Check the message and try again.', 'কোডটি ঠিক নয়। মেসেজ দেখে আবার লিখুন।')} />
}

export const Filled = {
  render: () => <Code />,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const boxes = within(canvasElement).getAllByRole('textbox')
    await userEvent.click(boxes[0]!)
    await userEvent.keyboard('12৩৪')
    await expect(boxes.map((box) => (box as HTMLInputElement).value).join('')).toBe('1234')
  },
}

export function Disabled() {
  return <Code hint={useTranslate()('You can ask for another one in 30 seconds.', '৩০ সেকেন্ড পরে আর একটি চাইতে পারবেন।')} disabled />
}
