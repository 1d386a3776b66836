/** A form body with brackets, such as `metadata[user_id]=7&expand[0]=latest_charge`, as a tree. */
export type FormValue = string | FormValue[] | FormTree
export type FormTree = { [name: string]: FormValue }

export function parseForm(text: string): FormTree {
  const root = newTree()
  for (const [name, value] of new URLSearchParams(text)) insert(root, pathOf(name), value)
  return withLists(root) as FormTree
}

function newTree(): FormTree {
  // A parameter may be called `__proto__`.
  return Object.create(null) as FormTree
}

/** `a[b][0]` is the path a, b, 0. */
function pathOf(name: string): string[] {
  const [first = '', ...rest] = name.split('[')
  return [first, ...rest.map((part) => part.replace(/\]$/, ''))]
}

function insert(tree: FormTree, [name = '', ...rest]: string[], value: string): void {
  const key = name === '' ? String(Object.keys(tree).length) : name
  if (rest.length === 0) {
    tree[key] = value
    return
  }
  const child = tree[key]
  const branch = typeof child === 'object' && !Array.isArray(child) ? child : newTree()
  tree[key] = branch
  insert(branch, rest, value)
}

function withLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([name, child]) => [name, withLists(child)] as const)
  if (entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name))) return entries.map(([, child]) => child)
  return Object.assign(newTree(), Object.fromEntries(entries))
}
