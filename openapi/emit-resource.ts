/** <tag>.ts: the options of every operation of a resource, and the one-line hooks over them. */
import { emitRequestTypes } from './emit-request.ts'
import { lowerFirst, pascal, upperFirst, type Contract, type Operation, type Schema } from './model.ts'

const singular = (tag: string) => pascal(tag).replace(/ies$/, 'y').replace(/s$/, '')
const plural = (tag: string) => pascal(tag)

/** updatePassword on users → UpdateUserPassword; me → Me; members of companies → CompanyMembers. */
function hookName({ tag, name, method, sideEffect, pathParameters }: Operation, variant = ''): string {
  if (tag === 'auth') return `use${upperFirst(name)}`
  if (name === 'list') return `use${variant}${plural(tag)}`
  if (name === 'one') return `use${singular(tag)}`
  if (method === 'GET' && !sideEffect)
    return `use${variant}${pathParameters.length > 0 ? singular(tag) : ''}${upperFirst(name)}`
  const [verb, object] = /^([a-z]+)(.*)$/.exec(name)!.slice(1) as [string, string]
  return `use${upperFirst(verb)}${singular(tag)}${object}`
}

function namedHook({ tag, pathParameters }: Operation, name: string): string {
  const owner = pathParameters.length > 0 ? singular(tag) : plural(tag)
  return name.startsWith('all') ? `useAll${owner}${name.slice(3)}` : `use${owner}${upperFirst(name)}`
}

/** What reads the answer: a value object as it is, a resource by its identity; `me` may be answered without one. */
function readerOf({ answer, path, isCollection, method }: Operation, { schemas }: Contract): string {
  if (answer === undefined) return 'nothing'
  const reader = lowerFirst(answer)
  if (schemas[answer]?.['x-iri'] === undefined) return reader
  const mayLackIdentity = method === 'GET' && !isCollection && !path.includes('{id}')
  return mayLackIdentity ? reader : `identified(${reader})`
}

function typeOf({ answer, isCollection, method, path }: Operation, { schemas }: Contract): string {
  if (answer === undefined) return 'undefined'
  const mayLackIdentity = method === 'GET' && !isCollection && !path.includes('{id}')
  return schemas[answer]?.['x-iri'] !== undefined && mayLackIdentity ? `Ref<${answer}>` : answer
}

const parameterType = ({ $ref, type, enum: values, items }: Schema, answer: string | undefined): string => {
  if ($ref?.endsWith('/Selector')) return `Selection<${answer}>`
  if ($ref !== undefined) return $ref.slice($ref.lastIndexOf('/') + 1)
  if (values !== undefined) return values.map((value) => `'${value}'`).join(' | ')
  if (type === 'array') return items?.$ref || items?.type ? `${parameterType(items, answer)}[]` : 'string[]'
  return type === 'integer' || type === 'number' ? 'number' : type === 'boolean' ? 'boolean' : 'string'
}

const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`)

/** `/companies/{id}/members` → `companies/${id}/members` in backquotes, or a plain string. */
function pathTemplate({ path, pathParameters }: Operation): string {
  const written = path.slice(1)
  if (pathParameters.length === 0) return `'${written}'`
  const filled = pathParameters.reduce((text, { name, schema }) => {
    const value = schema.type === 'integer' ? name : `encodeURIComponent(${name})`
    return text.replace(`{${name}}`, `\${${value}}`)
  }, written)
  return `\`${filled}\``
}

const pathArguments = ({ pathParameters }: Operation) =>
  pathParameters.map(({ name, schema }) => `${name}: ${schema.type === 'integer' ? 'number' : 'string'}`)

function emitRead(operation: Operation, contract: Contract): { options: string; hooks: string; helpers: string[] } {
  const { tag, name, summary, answer, isCollection, queryParameters, pathParameters, namedQueries, memberAliases } =
    operation
  const paramsType = `${upperFirst(name)}Params`
  const fields = queryParameters.map((each) => `  ${key(each.name)}?: ${parameterType(each.schema, answer)}\n`)
  const hasQuery = fields.length > 0
  const pathNames = pathParameters.map((each) => each.name)
  const read = readerOf(operation, contract)
  const aliases = memberAliases.length > 0 ? `, aliases: ${JSON.stringify(memberAliases).replaceAll('"', "'")}` : ''

  const define = (fn: string, builder: string, type: string, query: string, doc: string, more = '') => {
    const params = hasQuery ? [`params: ${type} = {}`] : []
    const args = [...pathArguments(operation), ...params].join(', ')
    const keyParts = [`'${tag}'`, `'${fn}'`, ...pathNames, ...(hasQuery ? ['params'] : [])].join(', ')
    const source = `key: [${keyParts}], path: ${pathTemplate(operation)}${hasQuery ? `, query: ${query}` : ''}, read: ${read}${aliases}${more}`
    return `/** ${doc} */\nexport const ${fn} = (${args}) =>\n  ${builder}({ ${source} })\n`
  }
  const hook = (hookFn: string, fn: string, suspense: string, type: string) => {
    const args = [...pathArguments(operation), ...(hasQuery ? [`params?: ${type}`] : [])].join(', ')
    const passed = [...pathNames, ...(hasQuery ? ['params'] : [])].join(', ')
    return `export const ${hookFn} = (${args}) => ${suspense}(${fn}(${passed}))\n`
  }

  const typeText = hasQuery ? `export interface ${paramsType} {\n${fields.join('')}}\n\n` : ''
  if (!isCollection) {
    return {
      options: typeText + define(name, 'itemOptions', paramsType, '{ ...params }', `${summary}.`),
      hooks: hook(hookName(operation), name, 'useSuspenseQuery', paramsType),
      helpers: ['itemOptions', 'useSuspenseQuery'],
    }
  }
  const first = `{ page: 1, itemsPerPage: ${operation.pageSize ?? 10}, ...params }`
  // The page is never the caller's; the size is, for one who knows how many there are.
  const filters = `Omit<${paramsType}, 'page'>`
  const infinite = `${name}Infinite`
  const named = Object.entries(namedQueries)
  const options = [
    typeText + define(name, 'pageOptions', paramsType, '{ ...params }', `${summary}.`),
    define(
      infinite,
      'infiniteOptions',
      `Omit<${paramsType}, 'page'>`,
      first,
      `${summary}, then the following ones by the server's links.`,
    ),
    ...named.map(([fn, { itemsPerPage, complete, description = 'All of them.' }]) => {
      const query = `{ page: 1, itemsPerPage: ${itemsPerPage}, ...params }`
      return define(fn, 'everyPageOptions', filters, query, description, complete ? ', complete: true' : '')
    }),
  ]
  const hooks = [
    hook(hookName(operation), name, 'useSuspenseQuery', paramsType),
    hook(hookName(operation, 'Infinite'), infinite, 'useSuspenseInfiniteQuery', `Omit<${paramsType}, 'page'>`),
    ...named.map(([fn]) => hook(namedHook(operation, fn), fn, 'useSuspenseQuery', filters)),
  ]
  const helpers = ['pageOptions', 'infiniteOptions', 'useSuspenseQuery', 'useSuspenseInfiniteQuery']
  return {
    options: options.join('\n'),
    hooks: hooks.join(''),
    helpers: named.length > 0 ? [...helpers, 'everyPageOptions'] : helpers,
  }
}

function emitWrite(operation: Operation, contract: Contract): { options: string; hooks: string; helpers: string[] } {
  const {
    tag,
    name,
    method,
    summary,
    body,
    contentType,
    anonymous,
    sideEffect,
    queryParameters,
    pathParameters,
    invalidates,
  } = operation
  const fields = [
    ...pathArguments(operation),
    ...queryParameters.map((each) => `${key(each.name)}?: ${parameterType(each.schema, undefined)}`),
    ...(body === undefined ? [] : [`body: ${body}`]),
  ]
  const names = [...pathParameters, ...queryParameters].map((each) => each.name)
  const taken = [...names, ...(body === undefined ? [] : ['body'])]
  const call = [
    `method: '${method}'`,
    `path: ${pathTemplate(operation)}`,
    ...(queryParameters.length > 0 ? [`query: { ${queryParameters.map((each) => each.name).join(', ')} }`] : []),
    ...(body === undefined ? [] : ['body', `contentType: '${contentType}'`]),
    ...(anonymous ? ['anonymous: true'] : []),
    ...(sideEffect ? ['sideEffect: true'] : []),
  ]
  const variables = fields.length === 0 ? 'void' : `{ ${fields.join('; ')} }`
  const answer = typeOf(operation, contract)
  const failure = method === 'DELETE' || sideEffect ? 'refusal' : 'form'
  const meta = [
    `invalidates: [${invalidates.map((each) => `'${each}'`).join(', ')}]`,
    `failure: '${failure}'`,
    ...(method === 'DELETE' ? [`deletes: '${tag}'`] : []),
  ]
  const words = `Words<${answer}, ${upperFirst(name)}Variables>`
  const options = `export type ${upperFirst(name)}Variables = ${variables}

/** ${summary}. */
export const ${name} = (words?: ${words}) =>
  writeOptions({
    key: ['${tag}', '${name}'],
    call: (${taken.length > 0 ? `{ ${taken.join(', ')} }: ${upperFirst(name)}Variables` : ''}) => ({ ${call.join(', ')} }),
    read: ${readerOf(operation, contract)},
    meta: { ${meta.join(', ')} },
    words,
  })
`
  const hooks = `export const ${hookName(operation)} = (words?: ${words}) => useMutation(${name}(words))\n`
  return { options, hooks, helpers: ['writeOptions', 'useMutation'] }
}

export function emitResource(tag: string, contract: Contract): string {
  const operations = contract.operations.filter((operation) => operation.tag === tag)
  const parts = operations.map((operation) =>
    operation.method === 'GET' && !operation.sideEffect
      ? emitRead(operation, contract)
      : emitWrite(operation, contract),
  )
  const requests = emitRequestTypes(operations, contract)
  const body = [requests, ...parts.map((part) => part.options), parts.map((part) => part.hooks).join('')]
    .filter(Boolean)
    .join('\n')
  const uses = (word: string) => new RegExp(`\\b${word}\\b`).test(body)
  const from = (module: string, names: string[]) =>
    names.length === 0 ? '' : `import { ${names.join(', ')} } from '${module}'\n`
  const values = [...new Set(parts.flatMap((part) => part.helpers))].toSorted()
  const isHook = (helper: string) => helper.startsWith('use')
  const answers = [...new Set(operations.flatMap(({ answer }) => answer ?? []))].toSorted()
  const enums = Object.keys(contract.schemas).filter((name) => contract.schemas[name]?.enum !== undefined && uses(name))
  const entityImports = [
    ...answers.map(lowerFirst),
    ...[...answers, ...enums].filter((name) => new RegExp(`[<: ]${name}\\b`).test(body)).map((name) => `type ${name}`),
  ]
  const readHelpers = ['identified', 'nothing'].filter(uses)
  const readTypes = uses('Ref') ? ['type Ref'] : []
  return [
    from('@tanstack/react-query', values.filter(isHook)),
    from('../read.ts', [...readHelpers, ...readTypes]),
    from(
      '../resource.ts',
      values.filter((helper) => !isHook(helper)),
    ),
    uses('Selection') ? "import type { Selection } from '../query-string.ts'\n" : '',
    uses('Words') ? "import type { Words } from '../words.ts'\n" : '',
    from('./entities.ts', [...new Set(entityImports)]),
    `\n${body}`,
  ].join('')
}

export const tagsOf = ({ operations }: Contract) => [...new Set(operations.map(({ tag }) => tag))]
