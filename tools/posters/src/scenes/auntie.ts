import { type Scene, path, put } from '../pen.ts'

/** Red knitting wool connects the photos of the suspects. */
export const auntie: Scene = (p, { W, H, tall }) => {
  p.fill('#2f7d6b')
  p.ink('#174f45', () => p.fill(p.radial([[0.2, '#000', 0], [1, '#000', 0.75]])))
  for (let k = 0; k < 60; k++) p.path('M0-9L7 0L0 9L-7 0Z', '#3a8f7b', put((k % 10) * (W / 9), Math.floor(k / 10) * (H / 5) + (k % 2) * 40, 1))
  const spots: [number, number, number][] = tall
    ? [[120, 320, -6], [300, 270, 4], [480, 330, 7], [110, 520, 5], [490, 530, -5], [300, 440, -3]]
    : [[620, 130, -6], [830, 90, 4], [1060, 130, 7], [600, 340, 5], [1130, 350, -5], [850, 280, -3]]
  const faces = ['#f2c48a', '#8a5230', '#c98a5a', '#e8b184', '#6d3f26', '#d9a06a']
  spots.forEach(([x, y, turn], k) => p.group(put(x, y, 1, turn), () => {
    p.rect(-58, -72, 124, 150, '#10322c', 'opacity=".5"')
    p.rect(-62, -78, 124, 150, '#fdf6e3')
    p.rect(-50, -66, 100, 104, ['#d8a23c', '#7a9cc0', '#c2705a', '#8fb06a', '#a98ac0', '#e0c89a'][k]!)
    p.clip('M-50-66H50V38H-50Z', () => {
      p.path('M-44 40C-40 0 40 0 44 40Z', ['#1f3f5a', '#7a1f2b', '#2f2a3f', '#5a3a1f', '#1f5a4a', '#8f1f3a'][k]!)
      p.disc(0, -16, 26, faces[k]!)
      p.path(['M-28-18C-30-54 30-54 28-18Q0-34-28-18Z', 'M-26-24C-24-50 24-50 26-24Z', 'M-30 6C-44-60 44-60 30 6L22-18Q0-32-22-18Z'][k % 3]!, '#20130f')
      if (k % 2) p.path('M-14-4Q-7-10 0-4Q7-10 14-4Q7 2 0-1Q-7 2-14-4Z', '#20130f')
      for (const side of [-1, 1]) p.disc(side * 9, -16, 2.8, '#20130f')
    })
  }))
  const [kx, ky] = tall ? [300, 720] : [860, 590]
  const thread = spots.map(([x, y], k) => path`${k ? 'L' : 'M'}${x} ${y - 70}`).join('')
  p.line(`${thread}${path`L${spots[0]![0]} ${spots[0]![1] - 70}M${spots[3]![0]} ${spots[3]![1] - 70}L${spots[1]![0]} ${spots[1]![1] - 70}L${spots[4]![0]} ${spots[4]![1] - 70}`}`, '#e0262f', 5)
  p.line(path`M${spots[5]![0]} ${spots[5]![1] - 70}C${kx + 130} ${ky - 190} ${kx - 150} ${ky - 190} ${kx - 10} ${ky - 60}`, '#e0262f', 5)
  for (const [x, y] of spots) {
    p.disc(x, y - 70, 10, '#ffd23f')
    p.disc(x - 3, y - 73, 3, '#fff')
  }
  p.disc(kx + 8, ky + 14, 108, '#0c2a25', 'opacity=".5"')
  p.disc(kx, ky, 106, '#d8262f')
  p.clip(path`M${kx - 106} ${ky}a106 106 0 1 0 212 0a106 106 0 1 0 -212 0Z`, () => {
    for (let k = 0; k < 9; k++) {
      p.ring(kx - 90, ky - 60, 40 + k * 17, '#a3141f', 4)
      p.ring(kx + 110, ky + 70, 30 + k * 16, '#f2564a', 4, 'opacity=".75"')
    }
  })
  p.ink('#4a050c', () => p.disc(kx, ky, 106, p.linear([[0.4, '#000', 0], [1, '#000', 0.8]], 0.1, 0, 0.9, 1)))
  for (const side of [-1, 1]) p.group(put(kx, ky, 1, side * 34), () => {
    p.rect(-6, -200, 12, 330, '#e8d3a0', 'rx="6"')
    p.disc(0, -204, 14, '#ffd23f')
  })
  p.ink('#0c2a25', () => p.fill(p.radial([[0.6, '#000', 0], [1, '#000', 0.4]])))
  p.title(['পিসিমার তদন্ত'], { x: W / 2, y: 132, size: 100, anchor: 'middle', weight: 800, width: 80, color: '#ffe9b8' })
}
