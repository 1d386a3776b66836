import type { Brand } from '@ott/brand'

/** The style sheet of every screen. System fonts: the first page of a slow phone must not wait for others. */
export function styleOf({ colors, radius }: Brand): string {
  const { page, text, accent } = colors
  const soft = colors.textSoft ?? mix(text, page, 0.75)
  const edge = colors.edge ?? mix(text, page, 0.45)
  const raised = colors.raised ?? mix(text, page, 0.08)
  const error = colors.textError ?? '#ff9090'
  const control = radius?.control ?? '12px'
  return `*{box-sizing:border-box}
html{color-scheme:dark;-webkit-text-size-adjust:100%}
body{margin:0 auto;max-width:30rem;padding:1rem 1rem 3rem;background:${page};color:${text};font:1.0625rem/1.5 system-ui,-apple-system,"Noto Sans Bengali",Vrinda,sans-serif;overflow-wrap:anywhere}
:lang(bn){line-height:1.65}
header{display:flex;justify-content:space-between;align-items:center;gap:1rem;margin-bottom:2rem;font-weight:700}
header span{display:flex;align-items:center;gap:.5rem}
h1{margin:0 0 .5rem;font-size:1.75rem;line-height:1.3}
h2{margin:2rem 0 .75rem;font-size:1.125rem}
p{margin:0 0 1.25rem;color:${soft}}
a,.link{color:${accent}}
.line{display:inline-block;padding:.5rem 0}
label{display:block;margin:0 0 .375rem;font-weight:600}
input,button,.button{display:block;width:100%;min-height:3rem;padding:.625rem 1rem;border:1px solid ${edge};border-radius:${control};background:${raised};color:${text};font:inherit;text-align:center;text-decoration:none}
input{text-align:start;margin-bottom:1rem}
input.code{font:600 1.5rem/1.4 ui-monospace,monospace;letter-spacing:.12em;text-transform:uppercase}
input[aria-invalid]{border-color:${error}}
button,.button{font-weight:600;cursor:pointer}
.main{background:${accent};border-color:${accent};color:${page}}
.pair{display:grid;gap:.75rem}
.link{width:auto;min-height:2.75rem;padding:.5rem 0;border:0;background:none;font-weight:400;text-decoration:underline;text-align:start}
.error,.warning{color:${error}}
.warning,.status{padding:.75rem 1rem;border:1px solid;border-radius:${control}}
dl{margin:0 0 1.5rem;padding:.25rem 1rem;border-radius:${control};background:${raised}}
dl div{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:0 1rem;padding:.5rem 0}
dt{color:${soft};font-size:.9375rem}
dd{margin:0;font-weight:600;text-align:end}
.shown{font:700 1.5rem/1.4 ui-monospace,monospace;letter-spacing:.12em}
ul{margin:0 0 1.5rem;padding:0;list-style:none}
li{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:.25rem 1rem;padding:.5rem 0;border-bottom:1px solid ${edge}}
li button{width:auto;min-height:2.75rem}
small{display:block;color:${soft};font-size:.9375rem;font-weight:400}
:focus-visible{outline:3px solid ${accent};outline-offset:3px}
@media(min-width:30rem){body{padding-top:3rem}.pair{grid-template-columns:1fr 1fr}}`.replaceAll('\n', '')
}

type Hex = `#${string}`

/** `share` of the first colour over the second. */
function mix(over: Hex, under: Hex, share: number): Hex {
  const channel = (hex: Hex, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) => Math.round(channel(over, at) * share + channel(under, at) * (1 - share)))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
