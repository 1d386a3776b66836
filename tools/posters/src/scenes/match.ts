import { type Scene, put, round } from '../pen.ts'

/** A struck match; its stick parts the title. */
export const match: Scene = (p, { W, H, tall }) => {
  const cx = W * (tall ? 0.5 : 0.68)
  const top = H * (tall ? 0.33 : 0.42)

  p.fill('#0b0507')
  p.glow(cx, top, tall ? 480 : 560, '#c9301c', 0.85)
  p.glow(cx, top, 250, '#ff9a3c', 0.75)
  const down = p.linear([[0, '#000', 0.35], [0.4, '#000', 0], [1, '#000', 0.85]])
  const across = p.linear([[0, '#000', 0.9], [0.5, '#000', 0.1], [1, '#000', 0.4]], 0, 0, 1, 0)
  p.ink('#0b0507', () => p.fill(tall ? down : across))
  const s = tall ? 1.5 : 1.45

  p.group(put(cx, top, s), () => {
    p.path(
      'M0-150C34-96 66-62 62-10C60 36 30 58 0 58S-60 36-62-8C-64-48-30-70-24-106C-14-92-12-84-8-76' +
        'C-2-96 2-120 0-150Z',
      p.linear([[0, '#ff6a2b'], [0.6, '#ff9b35'], [1, '#ffd05e']]),
    )
    p.path(
      'M4-92C26-54 44-30 40 4C38 36 20 50 0 50S-40 34-40 6C-40-20-20-34-14-58C-8-46-6-42-4-36C0-52 4-70 4-92Z',
      '#ffd35f',
    )
    p.path('M2-30C16-8 22 6 20 20C18 38 10 46 0 46S-20 36-20 20C-20 6-8-6 2-30Z', '#fff7dc')
    p.path(
      'M0 14C16 14 20 30 18 44C16 60 10 66 8 74H-8C-10 66-16 60-18 44C-20 30-16 14 0 14Z',
      '#2a0a08',
      'opacity=".9"',
    )
    p.rect(-8, 66, 16, 420, p.linear([[0, '#2a0d07'], [0.14, '#8a4a20'], [0.4, '#d69a55'], [1, '#7a4a22']]))
    p.rect(2, 70, 6, 420, '#3b1c0c', 'opacity=".4"')
  })
  for (let i = 0; i < 26; i++) {
    const x = cx + p.between(-130, 130)
    const y = top - p.between(20, tall ? 250 : 300)
    p.disc(x, y, p.between(0.8, 2.6), '#ffcf7a', `opacity="${round(p.between(0.4, 1))}"`)
  }
  p.title(['দেশ'], { x: W / 2 - 34, y: 800, size: 150, anchor: 'end', weight: 700, width: 90, color: '#ffd27e' })
  p.title(['লাই'], { x: W / 2 + 34, y: 800, size: 150, weight: 700, width: 90, color: '#ffd27e' })
}
