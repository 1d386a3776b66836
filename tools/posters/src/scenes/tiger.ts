import { type Scene, path, put } from '../pen.ts'
import { person } from '../things.ts'

/** The quilt is a country of stitches; under it somebody is pretending to be a hill. */
export const tiger: Scene = (p, { W, H, tall }) => {
  p.fill('#f6ead0')
  const rows = ['#d8472f', '#2f7f86', '#e8a02f', '#3f4f9a', '#b83a68', '#4f8f4a', '#d8472f', '#2f7f86', '#e8a02f', '#3f4f9a']
  const [cx, fl] = tall ? [W * 0.5, H * 0.9] : [W * 0.66, H * 0.96]
  const [wide, high] = tall ? [330, 470] : [360, 440]
  for (let k = 0; k < 26; k++) p.line(path`M0 ${k * 40}H${W}`, '#e8d6ae', 3, 'stroke-dasharray="14 12"')
  for (let k = 9; k >= 0; k--) {
    const f = (k + 1) / 10
    const top = fl - high * f
    p.path(path`M${cx - wide * (0.5 + f * 0.5) * 1.06} ${fl + 40}C${cx - wide * f} ${top + high * 0.22} ${cx - wide * f * 0.5} ${top} ${cx} ${top}C${cx + wide * f * 0.5} ${top} ${cx + wide * f} ${top + high * 0.22} ${cx + wide * (0.5 + f * 0.5) * 1.06} ${fl + 40}Z`, rows[k]!)
    p.line(path`M${cx - wide * (0.5 + f * 0.5)} ${fl + 40}C${cx - wide * f * 0.96} ${top + high * 0.24} ${cx - wide * f * 0.48} ${top + 13} ${cx} ${top + 13}C${cx + wide * f * 0.48} ${top + 13} ${cx + wide * f * 0.96} ${top + high * 0.24} ${cx + wide * (0.5 + f * 0.5)} ${fl + 40}`, '#fff6e0', 3, 'stroke-dasharray="11 9"')
    for (let m = -3; m <= 3; m++) {
      const [x, y] = [cx + m * wide * f * 0.24, top + 30 + m * m * high * f * 0.013]
      if (k % 3 === 0) for (let i = 0; i < 5; i++) p.oval(x, y - 6, 3.4, 7, '#fff6e0', `transform="rotate(${i * 72} ${Math.round(x)} ${Math.round(y)})"`)
      else if (k % 3 === 1) p.path(path`M${x} ${y - 10}l8 10l-8 10l-8 -10Z`, '#fff6e0')
      else p.disc(x, y, 5, '#fff6e0')
    }
  }
  p.ink('#5a2a1a', () => p.path(path`M${cx - wide} ${fl + 40}C${cx - wide} ${fl - high * 0.8} ${cx - wide * 0.5} ${fl - high} ${cx} ${fl - high}C${cx + wide * 0.5} ${fl - high} ${cx + wide} ${fl - high * 0.8} ${cx + wide} ${fl + 40}Z`, p.linear([[0.5, '#000', 0], [1, '#000', 0.6]], 0, 0, 1, 0.4)))
  p.path(path`M${cx - 170} ${fl + 20}C${cx - 150} ${fl - 120} ${cx + 150} ${fl - 120} ${cx + 170} ${fl + 20}Z`, '#1a0f14')
  p.group(put(cx, fl - 10, 1), () => {
    for (const side of [-1, 1]) {
      p.path(`M${side * 66}-20C${side * 70}-54 ${side * 26}-56 ${side * 20}-24C${side * 30}-10 ${side * 56}-8 ${side * 66}-20Z`, '#ffd23f')
      p.oval(side * 44, -30, 8, 16, '#1a0f14')
      p.glow(side * 44, -28, 60, '#ffb52e', 0.5)
      p.line(`M${side * 30} 14l${side * 70}-10M${side * 30} 20l${side * 70} 6`, '#f6ead0', 2.5)
    }
    p.path('M-13 2Q0-8 13 2L0 16Z', '#f2a08a')
  })
  p.path(path`M${cx + wide * 0.86} ${fl + 20}C${cx + wide * 1.2} ${fl - 20} ${cx + wide * 0.9} ${fl - 90} ${cx + wide * 1.02} ${fl - 130}`, 'none', 'stroke="#e8892f" stroke-width="26" stroke-linecap="round"')
  p.path(path`M${cx + wide * 0.86} ${fl + 20}C${cx + wide * 1.2} ${fl - 20} ${cx + wide * 0.9} ${fl - 90} ${cx + wide * 1.02} ${fl - 130}`, 'none', 'stroke="#1a0f14" stroke-width="26" stroke-dasharray="11 20"')
  person(p, 'reaching', cx - wide * 0.62, fl + 30, 104, '#1a0f14')
  p.rect(0, fl + 26, W, H, '#7a4a2b')
  p.title(['কাঁথার তলায়', 'বাঘ'], { x: W / 2, y: 132, size: 102, gap: 0.98, anchor: 'middle', weight: 800, width: 84, color: '#3f2f6a' })
}
