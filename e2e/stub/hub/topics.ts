/** The topic selectors of Mercure: an exact topic, `*` for every topic, or a URI template such as `https://host/api/orders/{id}`. */

const variable = /\{(\+?)\w+\}/

/** `{id}` matches one segment or a part of it, `{+rest}` anything. A template with other operators matches nothing. */
function patternOf(template: string): RegExp {
  const parts = template.split(/(\{\+?\w+\})/)
  const source = parts.map((part) => {
    const found = variable.exec(part)
    if (found === null) return part.replaceAll(/[\^$.*+?()[\]{}|]/g, String.raw`\$&`)
    return found[1] === '+' ? '.+' : '[^/?#]+'
  })
  return new RegExp(`^${source.join('')}$`)
}

export function matcherOf(selector: string): (topic: string) => boolean {
  if (selector === '*') return () => true
  if (!selector.includes('{')) return (topic) => topic === selector
  const pattern = patternOf(selector)
  return (topic) => topic === selector || pattern.test(topic)
}
