import { brand } from '@ott/brand'
import { isWeakPassword } from './weak-passwords.ts'

const mita = { email: 'mita.roy@kolkata-post.example', phone_number: '+919830012345', name: 'Mita Roy' }

it.each([
  ['common', 'password123'],
  ['common in other letters', 'P@ssW0rd'],
  ['one letter', 'aaaaaaaa'],
  ['one letter of another script', 'আআআআআআআআ'],
  ['a repeated word', 'abcabcabcabc'],
  ['a long repetition', 'x'.repeat(200)],
  ['a sequence', 'abcdefghij'],
  ['a row of keys', 'asdfghjkl'],
  ['digits', '১২৩৪৫৬৭৮'],
  ['a date', '26011994'],
  ['the product’s name with digits', `${brand.slug}123`],
  ['the product’s name with digits and signs', `!${brand.name.en}-2026!`],
  ['the product’s Bengali name with digits', `${brand.name.bn}২০২৬`],
  ['the own email', 'mita.roy@kolkata-post.example'],
  ['the own email in capitals', 'MITA.ROY@KOLKATA-POST.EXAMPLE'],
  ['the own email with digits', 'mita.roy@kolkata-post.example2026'],
  ['the name in the email with digits', 'mita.roy1990'],
  ['the host of the email', 'kolkata-post1!'],
  ['the own number', '+919830012345'],
  ['the own number without its country', '9830012345'],
  ['the own name', 'roy mita 7'],
  ['padded with invisible characters', `password${'\u200B'.repeat(20)}`],
])('a password is weak if it is %s', (_, password) => {
  expect(isWeakPassword(password, mita)).toBe(true)
})

it.each(['a kite over the Hooghly', 'কাঁঠালচাঁপা ড়', 'Tr0ub4dour&3', 'gq3x9vkt', 'x'.repeat(1_024), `${'xK9# '.repeat(50)}`])('%s is not weak', (password) => {
  expect(isWeakPassword(password, mita)).toBe(false)
})

it('does not take another user’s words as known', () => {
  expect(isWeakPassword('mita.roy@kolkata-post', { email: null, phone_number: null, name: null })).toBe(false)
})
