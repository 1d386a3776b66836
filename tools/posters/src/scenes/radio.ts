import { type Pen, type Scene, path, put } from '../pen.ts'

const [night, wood, glass] = ['#06171c', '#1b1410', '#8fe0d0']

/** The waves of an old radio turn into rain on the window. */
export const radio: Scene = (p, { W, H, tall }) => {
  const [left, right, sill] = tall ? [46, W - 46, H * 0.79] : [W * 0.36, W * 0.95, H * 0.8]
  const [x, scale] = [tall ? W * 0.5 : W * 0.655, tall ? 1.2 : 1.16]
  const [dialX, dialY] = [x, sill - 112 * scale]
  p.fill(p.linear([[0, '#0a2128'], [1, '#040d11']]))
  p.rect(left, 0, right - left, sill, p.linear([[0, '#0d3a44'], [0.55, '#1b6468'], [0.8, '#3c8d81'], [1, '#123d42']]))
  outside(p, left, right, sill)
  waves(p, dialX, dialY, left, right, tall)
  p.glow(dialX, dialY, 330, '#ffb44a', 0.5)
  windowFrame(p, left, right, sill, H)
  p.group(put(x, sill + 4, scale), () => set(p))
  p.path(
    path`M${x - 120} ${sill + 8}H${x + 120}L${x + 210} ${H}H${x - 210}Z`,
    p.linear([[0, '#ffb44a', 0.4], [1, '#ffb44a', 0]]),
  )
  p.ink('#02090c', () =>
    p.rect(0, 0, W, H, p.linear([[0, '#000', 0.35], [0.3, '#000', 0], [0.8, '#000', 0], [1, '#000', 0.8]])),
  )
  p.title(['বেতার', 'বর্ষা'], {
    x: W / 2,
    y: 160,
    size: 140,
    gap: 0.98,
    anchor: 'middle',
    weight: 700,
    width: 92,
    color: '#ffe3a8',
  })
}

function outside(p: Pen, left: number, right: number, sill: number): void {
  for (let i = 0; i < 12; i++) {
    const [x, w, h] = [left + p.r() * (right - left), p.between(36, 90), p.between(70, 190)]
    p.rect(Math.min(x, right - w), sill - h, w, h, '#0f4249', 'opacity=".8"')
  }
  p.ink('#072228', () =>
    p.rect(left, 0, right - left, sill, p.linear([[0, '#000', 0.8], [0.5, '#000', 0.2], [1, '#000', 0.5]])),
  )
}

/** Rings of short strokes that turn into drops with distance. */
function waves(p: Pen, x: number, y: number, left: number, right: number, tall: boolean): void {
  const rings = tall ? 15 : 13
  p.clip(path`M${left} 0H${right}V${y + 60}H${left}Z`, () => {
    for (let ring = 1; ring <= rings; ring++) {
      const [t, radius] = [ring / rings, 110 + ring * 40]
      const count = Math.round(radius / 7)
      for (let i = 0; i <= count; i++) {
        const turn = Math.PI * (i / count) + p.between(-0.01, 0.01) * ring
        const falling = Math.min(1, Math.max(0, t * 1.5 - 0.3))
        const [tangentX, tangentY] = [Math.sin(turn) * (1 - falling), -Math.cos(turn) * (1 - falling)]
        const length = 15 + falling * p.between(4, 38)
        const [dx, dy] = [(tangentX - falling * 0.08) * length, (tangentY + falling) * length]
        const [px, py] = [x - Math.cos(turn) * radius, y - Math.sin(turn) * radius + falling * p.between(-16, 16)]
        const color = ring < 4 ? '#ffd98c' : ring < 7 ? '#d9e6ae' : glass
        p.line(path`M${px - dx / 2} ${py - dy / 2}l${dx} ${dy}`, color, 3.4 - t * 1.6, `opacity="${0.95 - t * 0.45}"`)
        if (falling > 0.6 && p.r() < 0.12) p.oval(px, py + dy / 2, 3, 4.4, glass, 'opacity=".8"')
      }
    }
  })
}

function windowFrame(p: Pen, left: number, right: number, sill: number, H: number): void {
  const middle = (left + right) / 2
  for (const bar of [left - 22, right]) {
    p.rect(bar, -10, 22, sill + 10, night)
    p.rect(bar + (bar < middle ? 18 : 0), -10, 4, sill + 10, '#1d5358')
  }
  for (let i = 1; i < 4; i++) {
    p.rect(left + ((right - left) * i) / 4 - 4, -10, 8, sill + 10, night)
  }
  p.rect(left, sill * 0.36, right - left, 10, night)
  p.rect(left - 60, sill, right - left + 120, 24, '#2e2119')
  p.rect(left - 60, sill, right - left + 120, 4, '#7b5632')
  p.rect(left - 40, sill + 24, right - left + 80, H, '#070f11', 'opacity=".6"')
}

/** A valve radio with its foot at 0 0. */
function set(p: Pen): void {
  p.line('M-96-190L-150-330', '#0a0705', 4)
  p.disc(-150, -330, 5, '#0a0705')
  p.path('M-176 0V-150Q-176-200-126-200H126Q176-200 176-150V0Z', wood)
  p.path('M-164-8V-148Q-164-188-124-188H124Q164-188 164-148V-8Z', p.linear([[0, '#6b3a20'], [1, '#2c1810']]))
  p.ink('#160c08', () =>
    p.path(
      'M-164-8V-148Q-164-188-124-188H124Q164-188 164-148V-8Z',
      p.radial([[0, '#000', 0], [0.6, '#000', 0.3], [1, '#000', 0.95]]),
    ),
  )
  p.disc(0, -112, 68, '#120a07')
  p.glow(0, -112, 120, '#ffb03a', 0.7)
  p.disc(0, -112, 60, p.radial([[0, '#fffbe0'], [0.55, '#ffd873'], [1, '#f39a2e']]))
  for (let k = 0; k < 25; k++) {
    const [turn, long] = [Math.PI * (0.85 + (k / 24) * 1.3), k % 4 ? 47 : 41]
    const rim = (reach: number) => path`${Math.cos(turn) * reach} ${-112 + Math.sin(turn) * reach}`
    p.line(`M${rim(54)}L${rim(long)}`, '#5e2c10', k % 4 ? 1.4 : 2.6)
  }
  p.line('M0-112L30-148', '#a3201c', 3.4)
  p.disc(0, -112, 6, '#3a1a0e')
  for (const side of [-1, 1]) {
    for (let k = 0; k < 8; k++) {
      p.line(path`M${side * 88} ${-164 + k * 13}H${side * 150}`, '#0f0906', 5)
      p.line(path`M${side * 88} ${-161.5 + k * 13}H${side * 150}`, '#a0642e', 1, 'opacity=".7"')
    }
    p.disc(side * 118, -34, 19, '#0f0906')
    p.disc(side * 118, -36, 14, '#7c4a26')
    p.line(path`M${side * 118} -36l${-side * 4} -11`, '#ffd98c', 2.4)
  }
  for (let k = -2; k < 3; k++) {
    p.rect(k * 25 - 10, -30, 20, 12, k === 1 ? '#ffe0a0' : '#c9a878', 'rx="2"')
  }
  p.rect(-150, 0, 34, 6, '#0a0705')
  p.rect(116, 0, 34, 6, '#0a0705')
}
