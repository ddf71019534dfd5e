import { parseAst } from 'vite'

interface Node {
  type: string
  start: number
  await?: boolean
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Source from each top-level `await` on, including `for await`. */
export function topLevelAwaits(code: string) {
  const found: string[] = []
  function visit(node: Node) {
    if (/Function/.test(node.type)) return
    if (node.type === 'AwaitExpression' || node.await === true) found.push(code.slice(node.start, node.start + 60))
    for (const value of Object.values(node)) for (const child of [value].flat()) if (isNode(child)) visit(child)
  }
  visit(parseAst(code, { sourceType: 'module' }))
  return found
}
