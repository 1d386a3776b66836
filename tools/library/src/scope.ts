/** The lint rules with a fence for a scope that has none: it sees itself, what is shared and the way to the server. */
export function withScope(oxlintrc: string, scope: string): string {
  if (oxlintrc.includes(`"sourceTag": "scope:${scope}"`)) return oxlintrc
  const lines = oxlintrc.split('\n')
  const last = lines.findLastIndex((line) => line.includes('"sourceTag": "scope:'))
  const fence = `{ "sourceTag": "scope:${scope}", "onlyDependOnLibsWithTags": ["scope:${scope}", "scope:shared", "scope:gateway"] }`
  const indent = /^ */.exec(lines[last] ?? '')?.[0]
  return [...lines.slice(0, last), `${(lines[last] ?? '').replace(/,?$/, ',')}`, `${indent}${fence}`, ...lines.slice(last + 1)].join('\n')
}

/** CODEOWNERS with a line for a scope that has none. */
export function withOwner(codeowners: string, scope: string): string {
  if (codeowners.includes(`/libs/${scope}/`)) return codeowners
  return `${codeowners.trimEnd()}\n${`/libs/${scope}/`.padEnd(28)}@ott/${scope}\n`
}
