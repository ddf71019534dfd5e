import { FileButton } from '@mantine/core'
import { Download, FileSpreadsheet } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { csvOf } from '#lib/csv.ts'
import { useUnmountSignal } from '#lib/use-unmount-signal.ts'
import { Button, PendingButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { saveFile } from '#ui/export/save-file.ts'
import { useUnsavedGuard } from '#ui/form/use-unsaved-guard.ts'
import { icon } from '#ui/icon.ts'
import { FIELDS } from './columns.ts'
import { fields as titles, leavingCells, problem, source as words, unreadable } from './copy.ts'
import { FileProblem, readFile, readText, type Sheet } from './read-file.ts'
import styles from './import.module.css'

/** Chooses a file, or takes pasted cells. */
export function Source({ onRead }: { onRead: (sheet: Sheet) => void }) {
  const [error, setError] = useState('')
  const [isReading, setReading] = useState(false)
  const [text, setText] = useState('')
  const untilUnmount = useUnmountSignal()
  useUnsavedGuard(() => (text.trim() === '' ? 'nothing' : 'unsaved'), leavingCells)
  const reset = useRef<() => void>(null)
  const [field, message] = [useId(), useId()]

  async function take(read: () => Sheet | Promise<Sheet>) {
    setError('')
    setReading(true)
    try {
      const sheet = await read()
      if (!untilUnmount().aborted) onRead(sheet)
    } catch (fault) {
      setError(fault instanceof FileProblem ? problem(fault) : unreadable)
    } finally {
      setReading(false)
      // The same file may be chosen again after a correction.
      reset.current?.()
    }
  }

  const open = (file: File | null | undefined) => void (file && take(() => readFile(file)))
  const readPasted = (pasted: string) => void take(() => readText(pasted))
  return (
    <div className={styles['screen']}>
      <p className={styles['intro']}>{words.intro}</p>
      {error !== '' && (
        <p className={styles['error']} role="alert" id={message}>
          {error}
        </p>
      )}
      <div className={styles['sources']}>
        <Card title={words.file}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button inside does the same */}
          <div
            className={styles['drop']}
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
              accept=".csv,.txt,.tsv,.xlsx,.xls,.xlsm"
              inputProps={{ 'aria-label': words.file }}
              onChange={open}
            >
              {(props) => (
                <PendingButton {...props} pending={isReading} leftSection={<FileSpreadsheet {...icon} />}>
                  {words.choose}
                </PendingButton>
              )}
            </FileButton>
            <span className={styles['muted']}>{isReading ? words.reading : words.drop}</span>
          </div>
        </Card>
        <Card title={words.paste}>
          <label className={styles['pasteLabel']} htmlFor={field}>
            {words.pasteHint}
          </label>
          <textarea
            id={field}
            className={styles['paste']}
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
      </div>
      <div className={styles['model']}>
        <Button
          variant="subtle"
          leftSection={<Download {...icon} />}
          onClick={() => saveFile([csvOf([FIELDS.map((each) => titles[each])])], words.modelName)}
        >
          {words.model}
        </Button>
        <span className={styles['muted']}>{words.modelHint}</span>
      </div>
    </div>
  )
}
