import { Box, Group, Stack, Title, Tooltip } from '@mantine/core'
import { Ban, Copy, Eye, Plus, RotateCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton, PendingButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { presets } from '#ui/copy.ts'
import { confirm } from '#ui/dialog/confirm.ts'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import { DialogButton, type DialogProps } from '#ui/dialog/LateDialog.tsx'
import { flash, useFlashJournal } from '#ui/flash/flash.ts'
import { icon } from '#ui/icon.ts'
import { LinkButton, TextLink } from '#ui/links.tsx'
import { RowMenu } from '#ui/menu/ActionMenu.tsx'
import { StateSwitch } from '#ui/StateSwitch.tsx'
import { catalogue } from './copy.ts'

const nothing = () => undefined

export function MessageSamples() {
  const copy = catalogue.messages
  const journal = useFlashJournal()
  const samples = [
    [copy.success, () => flash.success(copy.sampleSuccess)],
    [copy.error, () => flash.error(copy.sampleError)],
    [copy.info, () => flash.info(copy.sampleInfo)],
    [copy.fetchFailure, () => flash.fetchFailure()],
    [copy.formFailure, () => flash.error(presets.formFailure)],
    [copy.validationFailure, () => flash.error(presets.validationFailure)],
  ] as const
  return (
    <Card title={catalogue.sections.messages}>
      <Group gap="md">
        {samples.map(([label, show]) => (
          <Button key={label} variant="default" onClick={show}>
            {label}
          </Button>
        ))}
      </Group>
      <Title order={3} mt="lg" mb="xs" fz="sm">
        {copy.latest}
      </Title>
      {journal.length === 0 && <p>{copy.none}</p>}
      <Box component="ul" ps="lg" style={{ listStyle: 'disc' }}>
        {journal.map(({ nonce, message }) => (
          <li key={nonce}>{message}</li>
        ))}
      </Box>
    </Card>
  )
}

export function ButtonSamples() {
  const copy = catalogue.buttons
  const [on, setOn] = useState(true)
  return (
    <Card title={catalogue.sections.buttons}>
      <Stack gap="lg">
        <Group gap="md">
          <Button leftSection={<Plus {...icon} />}>{copy.primary}</Button>
          <Button variant="default">{copy.standard}</Button>
          <Button variant="subtle">{copy.quiet}</Button>
          <Button color="red" variant="filled">
            {copy.danger}
          </Button>
          <PendingButton pending>{copy.pending}</PendingButton>
          <Button disabled>{copy.disabled}</Button>
          <LinkButton to="/composants" variant="subtle">
            {copy.link}
          </LinkButton>
        </Group>
        <Group gap="md">
          <Tooltip label={copy.icon}>
            <IconButton aria-label={copy.icon}>
              <RotateCw {...icon} />
            </IconButton>
          </Tooltip>
          <RowMenu
            row={copy.row}
            actions={[
              { label: copy.menu.see, Icon: Eye, link: { to: '/composants' } },
              { label: copy.menu.remove, Icon: Trash2, danger: true, onSelect: nothing },
              { label: copy.menu.copy, Icon: Copy, onSelect: nothing },
              { label: copy.menu.cancel, Icon: Ban, onSelect: nothing },
            ]}
          />
          <StateSwitch label={copy.switch} on={on} onChange={setOn} />
          <StateSwitch label={copy.switch} on={!on} onChange={(next) => setOn(!next)} />
          <StateSwitch label={copy.switch} on pending onChange={nothing} />
          <StateSwitch label={copy.switch} on={false} disabled onChange={nothing} />
        </Group>
        <p>
          {copy.sentence}
          <TextLink to="/composants">{copy.textLink}</TextLink>.
        </p>
      </Stack>
    </Card>
  )
}

function SampleDialog({ opened, onClose }: DialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={catalogue.dialogs.title}>
      <p>{catalogue.dialogs.body}</p>
    </Dialog>
  )
}

const loadSample = () => Promise.resolve(SampleDialog)
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const copy = catalogue.dialogs
const dangerous = { title: copy.dangerQuestion, message: copy.dangerBody, danger: true }
const questions: [label: string, Parameters<typeof confirm>[0]][] = [
  [copy.ask, { title: copy.question, message: copy.questionBody, run: () => wait(600) }],
  [copy.askDanger, dangerous],
  [
    copy.askFailing,
    {
      ...dangerous,
      run: () => wait(600).then(() => Promise.reject(new Error('refused'))),
      errorText: () => copy.refused,
    },
  ],
]

export function DialogSamples() {
  const [opened, setOpened] = useState(false)
  const [answer, setAnswer] = useState<boolean>()

  return (
    <Card title={catalogue.sections.dialogs}>
      <Group gap="md">
        <Button variant="default" onClick={() => setOpened(true)}>
          {copy.open}
        </Button>
        <DialogButton load={loadSample} props={{}}>
          {copy.late}
        </DialogButton>
        {questions.map(([label, question]) => (
          <Button key={label} variant="default" onClick={async () => setAnswer(await confirm(question))}>
            {label}
          </Button>
        ))}
        {answer !== undefined && <span>{answer ? copy.yes : copy.no}</span>}
      </Group>
      <SampleDialog opened={opened} onClose={() => setOpened(false)} />
    </Card>
  )
}
