import { readTvCode } from '@ott/identity'
import { CodeScreen } from './screens/code-screen.tsx'
import { bearerOf, problemText, screenProps, shownCode, told } from './visit.ts'
import type { Reply, Visit } from './visit.ts'

export function showCode({ flow, query }: Visit): Reply {
  const body = <CodeScreen {...screenProps(flow)} value={flow.typed ?? shownCode(query.code ?? flow.code)} problem={problemText(flow)} />
  return { flow: told(flow), screen: { heading: 'code.heading', path: '/', body } }
}

/** Text that cannot be a code costs no call (TV-2). */
export function enterCode({ flow, form, now }: Visit): Reply {
  const code = readTvCode(form.code ?? '')
  if (!code) return { flow: { ...flow, notice: 'codeInvalid', typed: shownCode(form.code) }, to: '/' }
  const entered = { ...flow, code, activationId: null, result: null }
  return { flow: entered, to: bearerOf(flow, now) ? '/confirm' : '/log-in' }
}
