/** Adds the boundaries of a scope to the lint rules: it may import itself, shared libraries and the api client. */
export function withScope(oxlintrc: string, scope: string): string {
  if (oxlintrc.includes(`"sourceTag": "scope:${scope}"`)) return oxlintrc
  const lines = oxlintrc.split('\n')
  const last = lines.findLastIndex((line) => line.includes('"sourceTag": "scope:'))
  const constraint = `{ "sourceTag": "scope:${scope}", "onlyDependOnLibsWithTags": ["scope:${scope}", "scope:shared", "scope:gateway"] }`
  const indent = /^ */.exec(lines[last] ?? '')?.[0]
  return [...lines.slice(0, last), `${(lines[last] ?? '').replace(/,?$/, ',')}`, `${indent}${constraint}`, ...lines.slice(last + 1)].join('\n')
}

/** Adds an owner of a scope to CODEOWNERS. */
export function withOwner(codeowners: string, scope: string): string {
  if (codeowners.includes(`/libs/${scope}/`)) return codeowners
  return `${codeowners.trimEnd()}\n${`/libs/${scope}/`.padEnd(28)}@ott/${scope}\n`
}
