import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { generate } from './generate.ts'

const tiny = `
openapi: 3.1.0
paths:
  /parcels:
    get:
      { operationId: parcels.list, tags: [parcels], summary: One page of parcels., x-page-size: 10,
        x-named-queries: { all: { itemsPerPage: 500 } },
        parameters: [{ name: page, in: query, schema: { type: integer } }, { name: q, in: query, schema: { $ref: '#/components/schemas/Selector' } }],
        responses: { '200': { content: { application/ld+json: { schema: { $ref: '#/components/schemas/ParcelCollection' } } } } } }
  /parcels/{id}:
    patch:
      { operationId: parcels.update, tags: [parcels], summary: Change a parcel., x-invalidates: [parcels, orders],
        parameters: [{ name: id, in: path, required: true, schema: { type: integer } }],
        requestBody: { content: { application/merge-patch+json: { schema: { $ref: '#/components/schemas/ParcelUpdate' } } } },
        responses: { '200': { content: { application/ld+json: { schema: { $ref: '#/components/schemas/Parcel' } } } } } }
components:
  schemas:
    Parcel: { x-iri: /api/parcels, properties: { '@id': { type: string }, id: { type: integer }, label: { type: string, description: As printed. }, inside: { type: array, items: { $ref: '#/components/schemas/ParcelReference' } } } }
    ParcelReference: { x-relation: Parcel, oneOf: [{ type: string }, { $ref: '#/components/schemas/Parcel' }] }
    ParcelCollection: { properties: { 'hydra:member': { type: array, items: { $ref: '#/components/schemas/Parcel' } } } }
    ParcelUpdate: { type: object, required: [label], properties: { label: { type: string, minLength: 1, x-message: { required: "L'étiquette est obligatoire" } }, weight: { type: [integer, 'null'], minimum: 1 } } }
`

test('turns a small contract into exactly these files', () => {
  const files = generate(tiny)
  expect(Object.keys(files)).toEqual(['entities.ts', 'parcels.ts', 'parcels.schema.ts'])
  expect(files['entities.ts']).toMatchInlineSnapshot(`
    "// Generated from openapi/console.yaml by \`npm run generate\`. Not to be edited.
    import { entity, list, text, type Entity, type Reader, type Ref } from '../read.ts'

    export interface Parcel extends Entity {
      /** As printed. */
      label?: string
      inside?: Ref<Parcel>[]
    }

    export const parcel: Reader<Ref<Parcel>> = entity<Parcel>('parcels', () => ({
      label: text,
      inside: list(parcel),
    }))
    "
  `)
  expect(files['parcels.ts']).toMatchInlineSnapshot(`
    "// Generated from openapi/console.yaml by \`npm run generate\`. Not to be edited.
    import { useMutation, useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
    import { identified } from '../read.ts'
    import { everyPageOptions, infiniteOptions, pageOptions, writeOptions } from '../resource.ts'
    import type { Selection } from '../query-string.ts'
    import type { Words } from '../words.ts'
    import { parcel, type Parcel } from './entities.ts'

    export interface ParcelUpdate {
      label: string
      weight?: number | null
    }

    export interface ListParams {
      page?: number
      q?: Selection<Parcel>
    }

    /** One page of parcels. */
    export const list = (params: ListParams = {}) =>
      pageOptions({ key: ['parcels', 'list', params], path: 'parcels', query: { ...params }, read: identified(parcel) })

    /** One page of parcels, then the following ones by the server's links. */
    export const listInfinite = (params: Omit<ListParams, 'page'> = {}) =>
      infiniteOptions({ key: ['parcels', 'listInfinite', params], path: 'parcels', query: { page: 1, itemsPerPage: 10, ...params }, read: identified(parcel) })

    /** All of them. */
    export const all = (params: Omit<ListParams, 'page'> = {}) =>
      everyPageOptions({ key: ['parcels', 'all', params], path: 'parcels', query: { page: 1, itemsPerPage: 500, ...params }, read: identified(parcel) })

    export type UpdateVariables = { id: number; body: ParcelUpdate }

    /** Change a parcel. */
    export const update = (words?: Words<Parcel, UpdateVariables>) =>
      writeOptions({
        key: ['parcels', 'update'],
        call: ({ id, body }: UpdateVariables) => ({ method: 'PATCH', path: \`parcels/\${id}\`, body, contentType: 'application/merge-patch+json' }),
        read: identified(parcel),
        meta: { invalidates: ['parcels', 'orders'], failure: 'form' },
        words,
      })

    export const useParcels = (params?: ListParams) => useSuspenseQuery(list(params))
    export const useInfiniteParcels = (params?: Omit<ListParams, 'page'>) => useSuspenseInfiniteQuery(listInfinite(params))
    export const useAllParcels = (params?: Omit<ListParams, 'page'>) => useSuspenseQuery(all(params))
    export const useUpdateParcel = (words?: Words<Parcel, UpdateVariables>) => useMutation(update(words))
    "
  `)
  expect(files['parcels.schema.ts']).toMatchInlineSnapshot(`
    "// Generated from openapi/console.yaml by \`npm run generate\`. Not to be edited.
    import * as z from 'zod/mini'

    export const parcelUpdate = z.object({
      label: z.string("L'étiquette est obligatoire").check(z.trim(), z.minLength(1, { error: "L'étiquette est obligatoire", abort: true })),
      weight: z.optional(z.nullable(z.int().check(z.gte(1)))),
    })
    "
  `)
})

test('an operation added to the document is enough to get its options and its hook', () => {
  const added = tiny.replace(
    'components:',
    `  /parcels/{id}/labels:
    get:
      { operationId: parcels.labels, tags: [parcels], summary: Labels of a parcel., parameters: [{ name: id, in: path, schema: { type: integer } }],
        responses: { '200': { content: { application/ld+json: { schema: { $ref: '#/components/schemas/ParcelCollection' } } } } } }
components:`,
  )
  const source = generate(added)['parcels.ts']
  expect(source).toContain('export const labelsInfinite = (id: number) =>')
  expect(source).toContain('export const useInfiniteParcelLabels = (id: number) =>')
})

test('refuses an operation that belongs to no resource', () => {
  expect(() => generate(tiny.replace('operationId: parcels.list', 'operationId: list'))).toThrow(
    'GET /parcels: its operationId must be "<tag>.<name>", with one tag',
  )
})

test('the committed files are what the contract says', () => {
  const files = generate(readFileSync('openapi/console.yaml', 'utf8'))
  for (const [name, text] of Object.entries(files)) {
    expect(readFileSync(`src/api/generated/${name}`, 'utf8'), name).toBe(text)
  }
})
