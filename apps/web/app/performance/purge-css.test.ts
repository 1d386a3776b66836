import { usedRules, withUsedRules } from './purge-css.ts'

const card = new Set(['card', 'wide'])

describe('the rules that a page uses', () => {
  it('name a class that is on it', () => {
    expect(usedRules('.card{top:0}.dialog{top:1px}.dialog .card{top:2px}', card)).toBe('.card{top:0}.dialog .card{top:2px}')
  })

  it('are those that name no class', () => {
    const css = ':root{--a:1}a:hover{top:0}@page{margin:0}@layer base,look;'
    expect(usedRules(css, card)).toBe(css)
  })

  it('are looked for inside conditions, and conditions without any go', () => {
    expect(usedRules('@media (width<=899.98px){.card{top:0}.dialog{top:0}}@supports (top:0){.dialog{top:0}}', card)).toBe(
      '@media (width<=899.98px){.card{top:0}}',
    )
  })

  it('hold the motions that another of them names', () => {
    const [turn, fade] = ['@keyframes turn{to{rotate:1turn}}', '@keyframes fade{to{opacity:0}}']
    expect(usedRules(`${turn}${fade}.card{animation:turn 1s}.dialog{animation:fade 1s}`, card)).toBe(`${turn}.card{animation:turn 1s}`)
  })

  it('are none of another direction of reading', () => {
    const css = '[dir=rtl]{--a:1}[dir="rtl"] .card,[dir=rtl] .wide{left:0}.card,[dir=rtl] .wide{top:0}'
    expect(usedRules(css, card)).toBe('.card,[dir=rtl] .wide{top:0}')
    const page = (dir: string) => withUsedRules(`<html lang="en"${dir}><style data-sheet="a">${css}</style><p class="card wide">`)
    expect([page('').includes('left'), page(' dir="rtl"').includes('left')]).toEqual([false, true])
  })

  it('may say which classes are not there', () => {
    expect(usedRules('.card:not(.open){top:0}*:not(.open){left:0}', card)).toBe('.card:not(.open){top:0}*:not(.open){left:0}')
  })

  it('are told apart by braces, but not by those of a text', () => {
    expect(usedRules('.dialog:after{content:"}"}.card{top:0}', card)).toBe('.card{top:0}')
  })

  it('are all of a sheet with fonts', () => {
    const css = '@font-face{src:url(a.woff2)}.dialog{top:0}'
    expect(usedRules(css, card)).toBe(css)
  })

  it('are all of a sheet that makes no sense', () => {
    expect(usedRules('.dialog{top:0}.card{', card)).toBe('.dialog{top:0}.card{')
  })
})

describe('a page', () => {
  const page = (css: string) => `<head><style data-sheet="/a.css" nonce="n">${css}</style></head><p class="card wide">film</p>`

  it('says of which sheet it holds a part', () => {
    expect(withUsedRules(page('.wide{top:0}.dialog{top:0}'))).toBe(
      '<head><style data-sheet="/a.css" data-part="" nonce="n">.wide{top:0}</style></head><p class="card wide">film</p>',
    )
  })

  it('stays as it is when it uses every rule', () => {
    const whole = page('.wide{top:0}')
    expect(withUsedRules(whole)).toBe(whole)
  })
})
