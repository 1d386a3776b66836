import { type Scene, path, put } from '../pen.ts'

/** A red boxing glove in the foreground; behind it, a girl in the ring. */
export const bell: Scene = (p, { W, H, tall }) => {
  p.fill(p.linear([[0, '#0c1d2c'], [0.6, '#16394a'], [1, '#07121c']]))
  const lx = W * (tall ? 0.27 : 0.46)
  for (const side of [-1, 0.1, 1.2]) p.path(path`M${lx + side * 130} ${-20}L${lx + side * 250 - 120} ${H}H${lx + side * 250 + 150}Z`, p.linear([[0, '#fff6d8', 0.5], [0.7, '#fff6d8', 0]]))
  for (let k = 0; k < 90; k++) p.disc(W * p.r(), H * p.between(0.42, 0.6), p.between(8, 13), '#0a1722', 'opacity=".9"')
  const fl = H * (tall ? 0.86 : 0.88)
  p.path(path`M0 ${fl - 40}L${W} ${fl - 80}V${H}H0Z`, '#e6dcc2')
  p.ink('#7c6b4a', () => p.path(path`M0 ${fl - 40}L${W} ${fl - 80}V${H}H0Z`, p.linear([[0, '#000', 0.05], [1, '#000', 0.8]])))
  for (const [k, color] of ['#d8432c', '#f4ead6', '#2c6fb0'].entries()) p.line(path`M${-10} ${H * 0.5 + k * 74}Q${W * 0.5} ${H * 0.5 + k * 74 - 18} ${W + 10} ${H * 0.47 + k * 66}`, color, 9)
  p.group(put(lx, fl - 30, tall ? 3.3 : 3.3), () => {
    p.oval(0, 0, 34, 5, '#2a2118', 'opacity=".5"')
    p.line('M-7-36L-16-2M7-36L14-2', '#3a1f14', 9)
    p.path('M-17-46H17L22-24Q0-14-22-24Z', '#c2272c')
    p.path('M-15-80Q0-88 15-80L16-44H-16Z', '#f4ead6')
    p.line('M-14-76L-27-58L-17-48', '#5b3321', 8)
    p.disc(-15, -52, 9, '#c2272c')
    p.disc(2, -96, 11.5, '#5b3321')
    p.path('M-10-96C-12-114 16-114 14-94C8-104-2-104-10-96Z', '#140a08')
    p.path('M12-100C24-98 28-86 24-74C20-84 16-88 10-92Z', '#140a08')
    p.line('M-3-96h3M6-96h3', '#140a08', 2)
  })
  p.group(put(W * (tall ? 0.76 : 0.8), H * (tall ? 0.74 : 0.56), tall ? 1.12 : 1.3, -12), () => {
    p.line('M90 120L300 330', '#5b3321', 92)
    p.path('M-150-20C-170-150-40-210 60-176C150-150 186-70 170 20C160 84 120 120 76 146L20 176C-60 190-130 120-150-20Z', '#c2272c')
    p.path('M-150-20C-176-60-168-106-136-112C-100-116-86-80-76-44C-66-10-40 6-10 0C-20 60-80 70-116 44C-134 30-146 6-150-20Z', '#e0413a')
    p.ink('#4a0812', () => p.path('M-150-20C-170-150-40-210 60-176C150-150 186-70 170 20C160 84 120 120 76 146L20 176C-60 190-130 120-150-20Z', p.linear([[0.2, '#000', 0], [1, '#000', 0.85]], 0.1, 0, 0.8, 1)))
    p.line('M-70-150C-20-176 60-160 100-120', '#ff8a78', 14, 'opacity=".8"')
    p.path('M20 176L76 146C110 126 136 104 152 70L214 130C196 176 140 226 92 246Z', '#f4ead6')
    p.line('M60 200L176 92M84 224L196 118', '#b59d6a', 4)
  })
  p.title(['Bell'], { x: 40, y: 168, size: 190, weight: 800, width: 75, color: '#fff0d6' })
}
