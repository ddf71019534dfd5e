import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { generate } from './generate.ts'

const tiny = `
openapi: 3.1.0
paths:
  /parcels:
    get:
      { operationId: parcels.list, tags: [parcels], summary: One page of parcels.,
        x-reads: { page: { pages: one }, list: { pages: growing, itemsPerPage: 10 }, all: { pages: every, itemsPerPage: 500, hooks: [query], description: Every parcel. } },
        parameters: [{ name: page, in: query, schema: { type: integer } }, { name: q, in: query, schema: { $ref: '#/components/schemas/Selector' } }],
        responses: { '200': { content: { application/ld+json: { schema: { $ref: '#/components/schemas/ParcelCollection' } } } } } }
  /parcels/{id}:
    get:
      { operationId: parcels.one, tags: [parcels], summary: One parcel.,
        parameters: [{ name: id, in: path, required: true, schema: { type: integer } }],
        responses: { '200': { content: { application/ld+json: { schema: { $ref: '#/components/schemas/Parcel' } } } } } }
    patch:
      { operationId: parcels.update, tags: [parcels], summary: Change a parcel., x-invalidates: [parcels, orders],
        parameters: [{ name: id, in: path, required: true, schema: { type: integer } }],
        requestBody: { content: { application/merge-patch+json: { schema: { $ref: '#/components/schemas/ParcelUpdate' } } } },
        responses: { '200': { content: { application/ld+json: { schema: { $ref: '#/components/schemas/Parcel' } } } } } }
components:
  schemas:
    Parcel: { x-iri: /api/parcels, properties: { '@id': { type: string }, id: { type: integer }, label: { type: string, description: As printed. }, inside: { type: array, items: { $ref: '#/components/schemas/ParcelReference' } }, under: { oneOf: [{ $ref: '#/components/schemas/ParcelReference' }, { type: 'null' }] } } }
    ParcelReference: { x-relation: Parcel, oneOf: [{ type: string }, { $ref: '#/components/schemas/Parcel' }] }
    ParcelCollection: { properties: { 'hydra:member': { type: array, items: { $ref: '#/components/schemas/Parcel' } } } }
    ParcelUpdate: { type: object, x-form: [rules, values], required: [label], properties: { label: { type: string, minLength: 1, x-message: { required: "L'étiquette est obligatoire" } }, weight: { type: [integer, 'null'], minimum: 1 } } }
`

test('turns a small contract into exactly these files', () => {
  const files = generate(tiny)
  expect(Object.keys(files)).toEqual([
    'entities.ts',
    'reads.ts',
    'parcels.ts',
    'parcels.writes.ts',
    'parcels.schema.ts',
  ])
  expect(files['reads.ts']).toMatchInlineSnapshot(`
    "// Generated from openapi/console.yaml by \`npm run generate\`. Not to be edited.

    /** Reads by tag and name, as they stand in their query keys. One that is not named is a list of the records of its tag, and announced. */
    export const reads = {
      parcels: {
        one: { kind: 'record' },
      },
    } as const
    "
  `)
  expect(files['entities.ts']).toMatchInlineSnapshot(`
    "// Generated from openapi/console.yaml by \`npm run generate\`. Not to be edited.
    import { entity, list, nullable, text, type Entity, type Reader, type Ref } from '../read.ts'

    export interface Parcel extends Entity {
      /** As printed. */
      label?: string
      inside?: Ref<Parcel>[]
      under?: Ref<Parcel> | null
    }

    export const parcel: Reader<Ref<Parcel>> = entity<Parcel>('parcels', () => ({
      label: text,
      inside: list(parcel),
      under: nullable(parcel),
    }))
    "
  `)
  expect(files['parcels.ts']).toMatchInlineSnapshot(`
    "// Generated from openapi/console.yaml by \`npm run generate\`. Not to be edited.
    import { useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query'
    import { growingSettings, pageSettings, type QuerySettings, type SuspenseSettings } from '../query-settings.ts'
    import type { Asked } from '../records/selections.ts'
    import { identified } from '../read.ts'
    import { everyPageOptions, infiniteOptions, itemOptions, pageOptions } from '../resource.ts'
    import { parcel } from './entities.ts'

    export interface ListParams {
      page?: number
      q?: Asked<'/parcels'>
    }

    /** One page of parcels. */
    export const page = (params: ListParams = {}) =>
      pageOptions({ key: ['parcels', 'page', params], path: 'parcels', query: { ...params }, read: identified(parcel) })

    /** One page of parcels, then the following ones by the server's links. */
    export const list = (params: Omit<ListParams, 'page'> = {}) =>
      infiniteOptions({ key: ['parcels', 'list', params], path: 'parcels', query: { page: 1, itemsPerPage: 10, ...params }, read: identified(parcel) })

    /** Every parcel. */
    export const all = (params: Omit<ListParams, 'page'> = {}) =>
      everyPageOptions({ key: ['parcels', 'all', params], path: 'parcels', query: { page: 1, itemsPerPage: 500, ...params }, read: identified(parcel) })

    /** One parcel. */
    export const one = (id: number) =>
      itemOptions({ key: ['parcels', 'one', id], path: \`parcels/\${id}\`, read: identified(parcel) })

    export const useParcelsPage = (params?: ListParams, settings?: QuerySettings) =>
      useQuery({ ...page(params), ...pageSettings, ...settings })
    export const useParcelsList = (params?: Omit<ListParams, 'page'>, settings?: QuerySettings) =>
      useInfiniteQuery({ ...list(params), ...growingSettings, ...settings })
    export const useAllParcelsQuery = (params?: Omit<ListParams, 'page'>, settings?: QuerySettings) =>
      useQuery({ ...all(params), ...settings })
    export const useParcel = (id: number, settings?: SuspenseSettings) =>
      useSuspenseQuery({ ...one(id), ...settings })
    "
  `)
  expect(files['parcels.writes.ts']).toMatchInlineSnapshot(`
    "// Generated from openapi/console.yaml by \`npm run generate\`. Not to be edited.
    import { useMutation } from '@tanstack/react-query'
    import { identified } from '../read.ts'
    import { type WriteOptions, writeOptions } from '../write.ts'
    import { parcel, type Parcel } from './entities.ts'

    export interface ParcelUpdate {
      label: string
      weight?: number | null
    }

    export type UpdateVariables = { id: number; body: ParcelUpdate }

    /** Change a parcel. */
    export const useUpdateParcel = (options?: WriteOptions<Parcel, UpdateVariables>) =>
      useMutation(
        writeOptions({
          resource: 'parcels',
          operation: 'update',
          call: ({ id, body }: UpdateVariables) => ({ method: 'PATCH', path: \`parcels/\${id}\`, body, contentType: 'application/merge-patch+json' }),
          read: identified(parcel),
          meta: { invalidates: ['parcels', 'orders'] },
          options,
        }),
      )
    "
  `)
  expect(files['parcels.schema.ts']).toMatchInlineSnapshot(`
    "// Generated from openapi/console.yaml by \`npm run generate\`. Not to be edited.
    import { cleanName } from '#lib/invisible.ts'
    import { z } from '#lib/zod.ts'
    import type { FormValues } from '#lib/form-values.ts'
    import type { ParcelUpdate } from './parcels.writes.ts'

    export const parcelUpdate = z.object({
      label: z.string("L'étiquette est obligatoire").overwrite(cleanName).min(1, { error: "L'étiquette est obligatoire", abort: true }),
      weight: z.int().gte(1).nullable().optional(),
    })

    /** Values of an empty form. */
    export const parcelBlank: FormValues<ParcelUpdate> = {
      label: '',
      weight: '',
    }
    "
  `)
})

const labels = (reads: string) =>
  tiny.replace(
    'components:',
    `  /parcels/{id}/labels:
    get:
      { operationId: parcels.labels, tags: [parcels], summary: Labels of a parcel., ${reads} parameters: [{ name: id, in: path, schema: { type: integer } }],
        responses: { '200': { content: { application/ld+json: { schema: { $ref: '#/components/schemas/ParcelCollection' } } } } } }
components:`,
  )

test('an operation added to the document gets its options and hooks', () => {
  const reads = 'x-reads: { allLabels: { pages: every, itemsPerPage: 100, hooks: [suspense, query, each] } },'
  const files = generate(labels(reads))
  const source = files['parcels.ts']
  expect(source).toContain('export const allLabels = (id: number) =>')
  expect(source).toContain('export const useAllParcelLabels = (id: number, settings?: SuspenseSettings) =>')
  expect(source).toContain('export const useAllParcelLabelsQuery = (id: number, settings?: QuerySettings) =>')
  // The first screen loads the reads of lists, without the library's code for several owners.
  expect(source).not.toContain('useEach')
  expect(source).not.toContain('useSuspenseQueries')
  expect(files['parcels.each.ts']).toMatchInlineSnapshot(`
    "// Generated from openapi/console.yaml by \`npm run generate\`. Not to be edited.
    import { useSuspenseQueries } from '@tanstack/react-query'
    import { itemsOfEach } from '../query-settings.ts'
    import type { Parcel } from './entities.ts'
    import { allLabels } from './parcels.ts'

    export const useEachParcelLabels = (ids: readonly number[]) =>
      useSuspenseQueries({ queries: ids.map((id) => allLabels(id)), combine: itemsOfEach<Parcel> })
    "
  `)
})

test('a read without hooks has only its options', () => {
  const source = generate(labels('x-reads: { labels: { pages: growing, itemsPerPage: 10, hooks: [] } },'))['parcels.ts']
  expect(source).toContain('export const labels = (id: number) =>')
  expect(source).not.toContain('useParcelLabels')
})

test('[STALE-01] a list that is read backwards takes its last page, which is no part of the key', () => {
  const source = generate(labels('x-reads: { oldest: { pages: backwards, itemsPerPage: 10 } },'))['parcels.ts']
  expect(source).toContain('export const oldest = (id: number, lastPage = 1) =>')
  expect(source).toContain("key: ['parcels', 'oldest', id]")
  expect(source).toContain('query: { itemsPerPage: 10, ...params }, read: identified(parcel), lastPage })')
  expect(source).toContain('lastPage?: number, settings?: QuerySettings')
})

test('form rules and blank values are emitted only with `x-form`', () => {
  expect(generate(tiny.replace('x-form: [rules, values],', ''))).not.toHaveProperty(['parcels.schema.ts'])
  const files = generate(tiny.replace('x-form: [rules, values]', 'x-form: [rules]'))
  expect(files['parcels.schema.ts']).not.toContain('Blank')
})

test('refuses a collection without named reads, and a read without `pages`', () => {
  expect(() => generate(labels(''))).toThrow('GET /parcels/{id}/labels: x-reads must name the reads of a collection')
  expect(() => generate(labels('x-reads: { labels: {} },'))).toThrow('the read labels must say which pages')
})

test('refuses an operation without a resource', () => {
  expect(() => generate(tiny.replace('operationId: parcels.list', 'operationId: list'))).toThrow(
    'GET /parcels: its operationId must be "<tag>.<name>", with one tag',
  )
})

test('the committed files match the contract', () => {
  const files = generate(readFileSync('openapi/console.yaml', 'utf8'))
  for (const [name, text] of Object.entries(files)) {
    expect(readFileSync(`src/api/generated/${name}`, 'utf8'), name).toBe(text)
  }
})
