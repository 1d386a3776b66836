import { asksToSaveData, chosenDataSaver } from './data-saver.ts'

it('the choice is that of the cookie, else automatic', () => {
  expect(['data-saver=on', 'a=b; data-saver=off', '', 'data-saver=perhaps'].map(chosenDataSaver)).toEqual(['on', 'off', 'auto', 'auto'])
})

it('a request asks to save data by its header, unless the user chose', () => {
  const asked = [['', 'on'], ['', ' On '], ['', null], ['', 'off'], ['data-saver=off', 'on'], ['data-saver=on', null]] as const
  expect(asked.map(([cookies, header]) => asksToSaveData(cookies, header))).toEqual([true, true, false, false, false, true])
})
