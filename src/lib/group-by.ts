/** The items by their key, in the order in which the keys come. `Map.groupBy` is missing in browsers of before 2024. */
export function groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item) => Key) {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return groups
}
