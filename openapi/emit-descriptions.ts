import { tagsOf } from './emit-resource.ts'
/** Emits reads.ts: what each read gives, for the code that looks at cached queries. */
import { key, type Contract, type Operation, type Read } from './model.ts'

export function emitDescriptions(contract: Contract): string {
  const tags = tagsOf(contract).map((tag) => {
    const operations = contract.operations.filter((operation) => operation.tag === tag)
    const lines = operations.flatMap((operation) => operation.reads.map((read) => lineOf(operation, read, contract)))
    return operations.every(({ reads }) => reads.length === 0) ? '' : `  ${key(tag)}: {\n${lines.join('')}  },\n`
  })
  return `
/** Reads by tag and name, as they stand in their query keys. One that is not named is a list of the records of its tag, and announced. */
export const reads = {
${tags.join('')}} as const
`
}

function lineOf({ tag, answer = '', isCollection }: Operation, read: Read, { schemas }: Contract) {
  // A page of one row is read for its total.
  const isCount = read.pages === 'one' && read.itemsPerPage === 1
  const collection = schemas[answer]?.['x-iri']?.split('/').at(-1) ?? ''
  const facts = [
    ...(collection === tag.replaceAll('-', '_') ? [] : [`collection: '${collection}'`]),
    ...(isCount ? ["kind: 'count'"] : isCollection ? [] : ["kind: 'record'"]),
    ...(read.announced === false ? ['isAnnounced: false'] : []),
  ]
  return facts.length === 0 ? '' : `    ${read.name}: { ${facts.join(', ')} },\n`
}
