import { Box, Text } from '@mantine/core'
import { Card } from '#ui/Card.tsx'
import { howMany } from '#ui/counts.copy.ts'
import { keyboardOf, type Kind, kinds } from '#ui/form/kinds.ts'
import { columnsOf } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { catalogue } from './copy.ts'

const words = catalogue.kinds
const { columns: titles } = words

const rows = (Object.keys(kinds) as Kind[]).map((kind) => ({ kind, keyboard: keyboardOf(kind) }))
type Row = (typeof rows)[number]

const column = columnsOf<Row>()

const columns = column.columns([
  column.accessor(({ kind }) => words.kinds[kind], { id: 'kind', header: titles.kind, meta: { rowHeader: true } }),
  column.accessor(({ keyboard }) => words.keyboards[keyboard.inputMode], { id: 'keyboard', header: titles.keyboard }),
  column.accessor(({ keyboard }) => words.capitals[keyboard.autoCapitalize], {
    id: 'capitals',
    header: titles.capitals,
  }),
  column.accessor(({ keyboard }) => words.corrections[keyboard.autoCorrect], {
    id: 'correction',
    header: titles.correction,
  }),
  column.accessor(({ keyboard }) => words.enterKeys[keyboard.enterKeyHint], {
    id: 'enterKey',
    header: titles.enterKey,
  }),
  column.display({
    id: 'try',
    header: titles.try,
    cell: ({ row: { original } }) => (
      <Box
        component="input"
        {...keyboardOf(original.kind)}
        w="100%"
        miw={96}
        aria-label={words.tryOut(words.kinds[original.kind])}
      />
    ),
  }),
])

const rowId = ({ kind }: Row) => kind

/** The kinds of fields, each with a field to see its keyboard on a phone. */
export const KindSamples = () => (
  <Card title={words.caption} count={howMany.rows(rows.length)} flush>
    <Text px="xl" py="md" c="dimmed">
      {words.hint}
    </Text>
    <DataTable caption={words.caption} columns={columns} rows={rows} rowId={rowId} />
  </Card>
)
