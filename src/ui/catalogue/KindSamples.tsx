import { Box, Text } from '@mantine/core'
import { Card } from '#ui/Card.tsx'
import { keyboardOf, type Kind, kinds } from '#ui/form/kinds.ts'
import { columnsOf } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { catalogue } from './copy.ts'

const { columns: titles, kinds: labels, caption, hint, tryOut } = catalogue.kinds

const rows = (Object.keys(kinds) as Kind[]).map((kind) => ({ kind, label: labels[kind], ...keyboardOf(kind) }))
type Row = (typeof rows)[number]

const column = columnsOf<Row>()

const columns = column.columns([
  column.accessor('label', { header: titles.kind, meta: { rowHeader: true } }),
  column.accessor('type', { header: titles.type }),
  column.accessor('inputMode', { header: titles.inputMode }),
  column.accessor('autoCapitalize', { header: titles.autoCapitalize }),
  column.accessor('autoCorrect', { header: titles.autoCorrect }),
  column.accessor(({ spellCheck }) => String(spellCheck), { id: 'spellCheck', header: titles.spellCheck }),
  column.accessor('enterKeyHint', { header: titles.enterKeyHint }),
  column.display({
    id: 'try',
    header: titles.try,
    cell: ({ row: { original } }) => (
      <Box
        component="input"
        {...keyboardOf(original.kind)}
        w="100%"
        miw={96}
        aria-label={tryOut(original.label)}
        autoComplete="off"
      />
    ),
  }),
])

const rowId = ({ kind }: Row) => kind

/** The kinds of fields, each with a field to see its keyboard on a phone. */
export const KindSamples = () => (
  <Card title={caption} count={rows.length} flush>
    <Text px="xl" py="md" c="dimmed">
      {hint}
    </Text>
    <DataTable caption={caption} columns={columns} rows={rows} rowId={rowId} />
  </Card>
)
