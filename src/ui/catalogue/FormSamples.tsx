import { Box, Text } from '@mantine/core'
import { type FieldErrors, useForm } from 'react-hook-form'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { words } from '#ui/copy.ts'
import { howMany } from '#ui/counts.copy.ts'
import { CheckboxField } from '#ui/form/CheckboxField.tsx'
import { ChoiceField } from '#ui/form/ChoiceField.tsx'
import { FormSection, FormShell } from '#ui/form/FormShell.tsx'
import { keyboardOf, type Kind, kinds } from '#ui/form/kinds.ts'
import { NumberField } from '#ui/form/NumberField.tsx'
import { PasswordField } from '#ui/form/PasswordField.tsx'
import { QuantityField } from '#ui/form/QuantityField.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextField } from '#ui/form/TextField.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { catalogue } from './copy.ts'

const copy = catalogue.form
const options = copy.machines.map((label, index) => ({ value: String(index + 1), label }))
const blank = {
  name: '',
  email: 'teva',
  phone: '',
  machine: '',
  size: '',
  zone: '',
  count: 2,
  slots: [{ height: 12.5 as number | string }],
  password: '',
  sms: true,
}
type Values = typeof blank

const failure = (message: string) => ({ type: 'server', message })

/** Simulates a refusal of the server: two messages on one field, a nested path, and a message without a field. */
function refuse(values: Values): FieldErrors<Values> {
  return {
    ...(values.name === '' && { name: failure(copy.required) }),
    ...(!values.email.includes('@') && { email: failure(`${copy.badEmail}\n${copy.takenEmail}`) }),
    ...(values.machine === '' && { machine: failure(copy.required) }),
    ...(typeof values.slots[0]?.height !== 'number' && { slots: [{ height: failure(copy.notNumber) }] }),
    ...(values.password === '' && { password: failure(copy.required) }),
    ...(!values.sms && { root: { quota: failure(copy.unknown) } }),
  }
}

export function FormSamples() {
  const form = useForm<Values>({
    defaultValues: blank,
    shouldFocusError: false,
    resolver: (values) => {
      const errors = refuse(values)
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
    },
  })
  return (
    <section aria-label={catalogue.sections.form}>
      <FormShell
        form={form}
        label={catalogue.sections.form}
        onSubmit={form.handleSubmit(() => new Promise((resolve) => setTimeout(resolve, 800)))}
        cancel={
          <Button variant="subtle" onClick={() => form.reset()}>
            {words.cancel}
          </Button>
        }
      >
        <FormSection title={copy.identity} hint={copy.identityHint}>
          <TextField<Values> name="name" label={copy.name} kind="name" required />
          <TextField<Values> name="email" label={copy.email} hint={copy.emailHint} kind="email" required />
          <TextField<Values> name="phone" label={copy.phone} kind="phone" />
          <SelectField<Values>
            name="machine"
            label={copy.machine}
            options={options}
            placeholder={copy.machinePlaceholder}
            required
            clearable
          />
          <ChoiceField<Values> name="size" label={copy.size} options={copy.sizes} />
          <NumberField<Values> name="slots.0.height" label={copy.height} unit="cm" />
          <SelectField<Values> name="zone" label={copy.zone} hint={copy.zoneHint} options={[]} loading disabled />
          <QuantityField<Values>
            name="count"
            label={copy.count}
            max={3}
            lessLabel={copy.countLess}
            moreLabel={copy.countMore}
          />
        </FormSection>
        <FormSection title={copy.access}>
          <PasswordField<Values>
            name="password"
            label={copy.password}
            hint={copy.passwordHint}
            required
            autoComplete="new-password"
          />
          <CheckboxField<Values> name="sms" label={copy.sms} hint={copy.smsHint} />
        </FormSection>
      </FormShell>
    </section>
  )
}

const kindWords = catalogue.kinds
const { columns: titles } = kindWords

const rows = (Object.keys(kinds) as Kind[]).map((kind) => ({ kind, keyboard: keyboardOf(kind) }))
type Row = (typeof rows)[number]

const column = columnsOf<Row>()

const columns = column.columns([
  column.accessor(({ kind }) => kindWords.kinds[kind], { id: 'kind', header: titles.kind, meta: { rowHeader: true } }),
  column.accessor(({ keyboard }) => kindWords.keyboards[keyboard.inputMode], {
    id: 'keyboard',
    header: titles.keyboard,
  }),
  column.accessor(({ keyboard }) => kindWords.capitals[keyboard.autoCapitalize], { header: titles.capitals }),
  column.accessor(({ keyboard }) => kindWords.corrections[keyboard.autoCorrect], { header: titles.correction }),
  column.accessor(({ keyboard }) => kindWords.enterKeys[keyboard.enterKeyHint], { header: titles.enterKey }),
  column.display({
    id: 'try',
    header: titles.try,
    cell: ({ row: { original } }) => (
      <Box
        component="input"
        {...keyboardOf(original.kind)}
        w="100%"
        miw={96}
        aria-label={kindWords.tryOut(kindWords.kinds[original.kind])}
      />
    ),
  }),
])

const rowId = ({ kind }: Row) => kind

/** The kinds of fields, each with a field to see its keyboard on a phone. */
export const KindSamples = () => (
  <Card title={kindWords.caption} count={howMany.rows(rows.length)} flush>
    <Text px="xl" py="md" c="dimmed">
      {kindWords.hint}
    </Text>
    <DataTable caption={kindWords.caption} columns={columns} rows={rows} rowId={rowId} />
  </Card>
)
