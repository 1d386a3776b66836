import { type Scene, path, put, round } from '../pen.ts'
import { person } from '../things.ts'

/** Two children in white grass wave to a train. */
export const kash: Scene = (p, { W, H, tall }) => {
  const hz = H * (tall ? 0.56 : 0.52)
  p.fill(p.linear([[0, '#8fb6c9'], [0.42, '#dbe4d8'], [0.6, '#f6e3bd']]))
  const low = [[0.75, 0.4, 1], [0.16, 0.46, 0.8], [0.5, 0.5, 0.6]] as const
  const high = [[0.2, 0.2, 1.5], [0.72, 0.13, 1.2], [0.92, 0.34, 0.8]] as const
  for (const [x, y, s] of tall ? low : high) {
    for (let k = 0; k < 9; k++) {
      p.oval(
        W * x + (k - 4) * 26 * s,
        H * y - Math.cos((k - 4) / 3) * 18 * s,
        38 * s,
        (26 - Math.abs(k - 4) * 4) * s,
        '#fffaf0',
        'opacity=".75"',
      )
    }
  }
  p.rect(0, hz - 3, W, H, '#93a678')
  p.rect(0, hz - 3, W, 26, '#6f8a6d')
  const tx = W * (tall ? 0.66 : 0.38)
  const ts = tall ? 1.15 : 1.3


  p.group(put(tx, hz - 3, ts), () => {
    for (let k = 0; k < 26; k++) {
      p.disc(
        -14 - k * (tall ? 11 : 16) + p.between(-5, 5),
        -46 - k * 3.4 - p.between(0, 10),
        7 + k * 1.5,
        '#33394a',
        `opacity="${round(0.8 - k * 0.026)}"`,
      )
    }
    p.path('M-8 0V-22H30V-32H34V-22H44V-40H50V-22H58V0Z', '#1d2740')
    p.rect(24, -36, 20, 15, '#1d2740')
    for (let c = 0; c < 6; c++) {
      p.rect(-58 - c * 50, -24, 46, 24, '#1d2740')
      for (let k = 0; k < 3; k++) p.rect(-53 - c * 50 + k * 14, -19, 8, 7, '#ffd68a')
    }
    p.rect(-360, -2, 430, 3, '#1d2740')
  })
  const blades = (count: number, y0: number, y1: number, s: number, stem: string, plume: string) => {
    for (let i = 0; i < count; i++) {
      const x = p.between(-0.05, 1.05) * W
      const y = p.between(y0, y1)
      const h = p.between(70, 150) * s
      const lean = p.between(18, 54) * s

      p.line(path`M${x} ${y}Q${x + lean * 0.1} ${y - h * 0.7} ${x + lean * 0.7} ${y - h}`, stem, 1.4 * s)
      p.path(
        path`M${x + lean * 0.36} ${y - h * 0.74}` +
          path`Q${x + lean * 0.34} ${y - h * 1.06} ${x + lean * 1.5} ${y - h * 1.26}` +
          path`Q${x + lean * 1.0} ${y - h * 0.96} ${x + lean * 0.36} ${y - h * 0.74}Z`,
        plume,
        `opacity="${round(p.between(0.7, 1))}"`,
      )
    }
  }
  blades(tall ? 70 : 150, hz + 66, hz + 130, 0.4, '#7d8f66', '#efe9d6')
  blades(tall ? 44 : 90, H * 0.72, H * 0.78, 0.62, '#74865f', '#f6f0e2')
  person(p, 'reaching', W * (tall ? 0.66 : 0.7), H * (tall ? 0.845 : 0.88), tall ? 176 : 178, '#23304d')
  person(p, 'child', W * (tall ? 0.52 : 0.63), H * (tall ? 0.855 : 0.89), tall ? 140 : 142, '#a3342c')
  blades(tall ? 60 : 120, H * 0.86, H * 0.94, 0.72, '#66784f', '#fbf6ea')
  blades(tall ? 44 : 84, H * 1.02, H * 1.1, 1.15, '#3f5540', '#fffdf6')
  p.title(['কাশবন'], { x: W / 2, y: 190, size: 164, anchor: 'middle', weight: 800, width: 88, color: '#23304d' })
}
