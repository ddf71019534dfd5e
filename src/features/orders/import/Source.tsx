import { Box, FileButton, Flex, SimpleGrid, Stack, Text } from '@mantine/core'
import { Download, FileSpreadsheet } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { csvOf } from '#lib/csv.ts'
import { useUnmountSignal } from '#lib/use-unmount-signal.ts'
import { Button, PendingButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { saveFile } from '#ui/export/save-file.ts'
import { useUnsavedGuard } from '#ui/form/use-unsaved-guard.ts'
import { icon } from '#ui/icon.ts'
import { fields as titles, leavingCells, problemText, source as words } from './copy.ts'
import { readCopied, readFile } from './read-file.ts'
import type { Chosen, Sheet } from './sheet.ts'

/** Reads the same file or cells again, in the chosen way. */
export type Read = (chosen: Chosen) => Promise<Sheet>

export function Source({ onRead }: { onRead: (sheet: Sheet, read: Read) => void }) {
  const [error, setError] = useState('')
  const [isReading, setReading] = useState(false)
  const [text, setText] = useState('')
  const untilUnmount = useUnmountSignal()
  useUnsavedGuard(() => (text.trim() === '' ? 'nothing' : 'unsaved'), { words: leavingCells })
  const reset = useRef<() => void>(null)
  const [field, message] = [useId(), useId()]

  async function take(read: Read) {
    setError('')
    setReading(true)
    try {
      const sheet = await read({})
      if (!untilUnmount().aborted) onRead(sheet, read)
    } catch (fault) {
      setError(problemText(fault))
    } finally {
      setReading(false)
      // The same file may be chosen again after a correction.
      reset.current?.()
    }
  }

  const open = (file: File | null | undefined) => void (file && take((chosen) => readFile(file, chosen)))
  const readPasted = (pasted: string) => void take(async (chosen) => readCopied(pasted, chosen))
  return (
    <Stack gap="lg">
      <Text maw="75ch">{words.intro}</Text>
      {error !== '' && (
        <Box
          component="p"
          px="lg"
          py="md"
          bdrs="md"
          bg="var(--c-danger-soft)"
          c="var(--c-danger-text)"
          role="alert"
          id={message}
        >
          {error}
        </Box>
      )}
      <SimpleGrid minColWidth="min(100%, 320px)" autoFlow="auto-fit" spacing="lg">
        <Card title={words.file}>
          {/* The button inside does the same. */}
          <Stack
            gap="sm"
            align="center"
            justify="center"
            mih="8rem"
            bd="1px dashed var(--c-control)"
            bdrs="md"
            role="group"
            aria-label={words.dropLabel}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              open(event.dataTransfer.files[0])
            }}
          >
            <FileButton
              resetRef={reset}
              accept=".csv,.txt,.tsv,.xlsx,.xls,.xlsm,.xlsb,.ods"
              inputProps={{ 'aria-label': words.file }}
              onChange={open}
            >
              {(props) => (
                <PendingButton {...props} pending={isReading} leftSection={<FileSpreadsheet {...icon} />}>
                  {words.choose}
                </PendingButton>
              )}
            </FileButton>
            <Text span c="dimmed" fz="sm">
              {isReading ? words.reading : words.drop}
            </Text>
          </Stack>
        </Card>
        <Card title={words.paste}>
          <Text component="label" c="dimmed" fz="sm" htmlFor={field}>
            {words.pasteHint}
          </Text>
          <Box
            component="textarea"
            autoCapitalize="none"
            autoCorrect="off"
            id={field}
            display="block"
            // Only its height can be changed.
            miw="100%"
            maw="100%"
            mt="xs"
            mb="sm"
            p="sm"
            fz="sm"
            rows={4}
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onPaste={(event) => {
              const pasted = event.clipboardData.getData('text/plain')
              // One word is typed text rather than a table.
              if (text !== '' || !/[\t\n;]/.test(pasted.trim())) return
              event.preventDefault()
              readPasted(pasted)
            }}
          />
          <Button variant="default" disabled={text.trim() === ''} onClick={() => readPasted(text)}>
            {words.readPasted}
          </Button>
        </Card>
      </SimpleGrid>
      <Flex wrap="wrap" align="center" rowGap="xs" columnGap="sm">
        <Button
          variant="subtle"
          leftSection={<Download {...icon} />}
          onClick={() => saveFile([csvOf([Object.values(titles)])], words.modelName)}
        >
          {words.model}
        </Button>
        <Text span c="dimmed" fz="sm">
          {words.modelHint}
        </Text>
      </Flex>
    </Stack>
  )
}
