import { Box, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Card } from '#ui/Card.tsx'
import { FilterSelect } from '#ui/form/FilterSelect.tsx'
import { problemText, reading as words } from './copy.ts'
import type { Chosen, Sheet } from './sheet.ts'
import styles from './import.module.css'

const PREVIEW = 4

interface Props {
  sheet: Sheet
  onChoose: (chosen: Chosen) => Promise<void>
}

/** Chooses the sheet, the separator and the encoding where they were guessed. */
export function Reading({ sheet: { rows, guesses }, onChoose }: Props) {
  const [error, setError] = useState('')
  if (guesses.length === 0) return null

  async function choose(kind: keyof Chosen, value: string) {
    setError('')
    try {
      await onChoose({ ...Object.fromEntries(guesses.map((guess) => [guess.kind, guess.value])), [kind]: value })
    } catch (fault) {
      setError(problemText(fault))
    }
  }

  return (
    <Card title={words.title}>
      <Stack gap="md">
        <Group gap="lg" align="flex-end">
          {guesses.map(({ kind, value, options }) => (
            <FilterSelect
              key={kind}
              label={words.choices[kind]}
              value={value}
              options={options.map((option) => [option, words.options[option] ?? option] as const)}
              onChange={(chosen) => void choose(kind, chosen)}
            />
          ))}
        </Group>
        {error !== '' && (
          <Text c="var(--c-danger-text)" fz="sm" role="alert">
            {error}
          </Text>
        )}
        <Box className={styles['preview']} fz="sm" tabIndex={0} role="group" aria-label={words.preview}>
          <table>
            <tbody>
              {rows.slice(0, PREVIEW).map(({ line, cells }) => (
                <tr key={line}>
                  <th scope="row">{line}</th>
                  {cells.map((cell, index) => (
                    // oxlint-disable-next-line react/no-array-index-key -- a cell has no other name than its place
                    <td key={index}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Box>
      </Stack>
    </Card>
  )
}
