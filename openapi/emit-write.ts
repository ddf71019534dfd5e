/** Emits the writes of a resource: a mutation hook each, with the tags to invalidate and the display of failures. */
import { parameterType, pathArguments, pathTemplate, readerOf, type Names } from './emit-parts.ts'
import { key, singular, upperFirst, type Contract, type Operation } from './model.ts'

/**
 * Name of the hook of a write, without `use`: `create` of companies → CreateCompany, `updatePassword` of users →
 * UpdateUserPassword, `login` of auth → Login.
 */
function subject({ tag, name }: Operation): string {
  if (tag === 'auth') return upperFirst(name)
  const [verb, object] = /^([a-z]+)(.*)$/.exec(name)!.slice(1) as [string, string]
  return upperFirst(verb) + singular(tag) + object
}

export function emitWrite(operation: Operation, contract: Contract, names: Names): string {
  const { tag, name, method, summary, body, queryParameters, pathParameters, sideEffect, invalidates } = operation
  const fields = [
    ...pathArguments(operation),
    ...queryParameters.map((each) => `${key(each.name)}?: ${parameterType(each.schema, operation.path, names)}`),
    ...(body === undefined ? [] : [`body: ${body}`]),
  ]
  const taken = [
    ...[...pathParameters, ...queryParameters].map((each) => each.name),
    ...(body === undefined ? [] : ['body']),
  ]
  const meta = [
    `invalidates: [${invalidates.map((each) => `'${each}'`).join(', ')}]`,
    ...(method === 'DELETE' || sideEffect ? ["serverSentence: 'if forbidden'"] : []),
    ...(method === 'DELETE' ? ["rereadsAfter: 'any failure'", `deletes: '${tag}'`] : []),
  ]
  const variables = `${upperFirst(name)}Variables`
  const answer = operation.answer === undefined ? 'undefined' : names.type(operation.answer)
  return `export type ${variables} = ${fields.length === 0 ? 'void' : `{ ${fields.join('; ')} }`}

/** ${summary}. */
export const use${subject(operation)} = (options?: ${names.type('WriteOptions')}<${answer}, ${variables}>) =>
  ${names.value('useMutation')}(
    ${names.value('writeOptions')}({
      resource: '${tag}',
      operation: '${name}',
      call: (${taken.length > 0 ? `{ ${taken.join(', ')} }: ${variables}` : ''}) => ({ ${callOf(operation)} }),
      read: ${readerOf(operation, contract, names)},
      meta: { ${meta.join(', ')} },
      options,
    }),
  )
`
}

const callOf = (operation: Operation) =>
  [
    `method: '${operation.method}'`,
    `path: ${pathTemplate(operation)}`,
    ...(operation.queryParameters.length > 0
      ? [`query: { ${operation.queryParameters.map((each) => each.name).join(', ')} }`]
      : []),
    ...(operation.body === undefined ? [] : ['body', `contentType: '${operation.contentType}'`]),
    ...(operation.anonymous ? ['anonymous: true'] : []),
    ...(operation.sideEffect ? ['sideEffect: true'] : []),
  ].join(', ')
