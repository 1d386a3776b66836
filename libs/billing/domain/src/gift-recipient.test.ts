import fc from 'fast-check'
import { recipientLimits, recipientProblems } from './gift-recipient.ts'
import type { GiftRecipient } from './gift-recipient.ts'

const problems = (changes: Partial<GiftRecipient>) => recipientProblems({ email: 'rumi@films.example', name: '', from: '', message: '', ...changes })

describe('the recipient of a gift', () => {
  it('has an email address', () => {
    expect(problems({ email: '' })).toEqual({ email: 'missing' })
    for (const email of ['rumi@films.example', 'r.umi+gift@mail.films.example', "o'neill@films.example", 'rumi@bücher.example', 'rumi@কলকাতা.বাংলা']) expect(problems({ email })).toEqual({})
    for (const email of ['rumi', 'rumi@', '@films.example', 'rumi@films', 'a@b.example,c@d.example', 'ru mi@films.example', 'rumi@films.example\nbcc:x@y.example', `${'a'.repeat(250)}@b.example`, '\ud800@b.example',
      'a@b..c', '.a@b.co', 'a.@b.co', 'a..b@c.co', 'a@-b.co', 'a@b-.co', 'a@b.co.', 'a@b.c-', 'a@127.0.0.1', `${'m'.repeat(65)}@b.co`]) {
      expect(problems({ email })).toEqual({ email: 'malformed' })
    }
  })

  it('reads a message in any script, over several lines', () => {
    expect(problems({ name: 'রুমি', from: 'মিতা সেন', message: 'শুভ জন্মদিন!\nএকসঙ্গে দেখব। 🎁 Only 3.30 left… e.g. this' })).toEqual({})
  })

  it('is sent no links', () => {
    for (const message of ['see https://films.example', 'www.films', 'films.example/win', 'write to me@films', 'HTTP://X', 'ফিল্ম.বাংলা']) expect(problems({ message })).toEqual({ message: 'link' })
    expect(problems({ name: 'films.example', from: 'x://y' })).toEqual({ name: 'link', from: 'link' })
  })

  it('is sent no hidden characters', () => {
    expect(problems({ name: 'a\nb', from: 'a\u202eb', message: 'a\u0007b' })).toEqual({ name: 'malformed', from: 'malformed', message: 'malformed' })
    expect(problems({ message: '\ud800' })).toEqual({ message: 'malformed' })
    // Bengali joins letters with these.
    expect(problems({ message: 'র‍্যাম' })).toEqual({})
  })

  it('is sent short texts', () => {
    for (const field of ['name', 'from', 'message'] as const) {
      expect(problems({ [field]: 'x'.repeat(recipientLimits[field]) })).toEqual({})
      expect(problems({ [field]: 'x'.repeat(recipientLimits[field] + 1) })).toEqual({ [field]: 'tooLong' })
    }
  })

  it('is judged for any text, without taking long', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const found = problems({ email: text, message: text })
      if (!found.message) expect(text).not.toContain('://')
      if (!found.email) expect(text.split('@')).toHaveLength(2)
    }))
    expect(problems({ email: `${'a'.repeat(64)}@${'a-'.repeat(90)}` })).toEqual({ email: 'malformed' })
  })
})
