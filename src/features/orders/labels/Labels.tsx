import { Box, Flex, Group, Stack, Text } from '@mantine/core'
import { Printer } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { labelLinks, titles as orderTitles } from '#features/orders/copy.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { howMany } from '#ui/counts.copy.ts'
import { FilterSelect } from '#ui/form/FilterSelect.tsx'
import { icon } from '#ui/icon.ts'
import { EmptyState, InfoNote, RetryButton } from '#ui/page-states.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { PrintView } from '#ui/PrintView.tsx'
import { StateSwitch } from '#ui/StateSwitch.tsx'
import { choices, formatWords, messages, symbolWords, titles } from './copy.ts'
import { formats, SHEET_PLACES, symbols } from './formats.ts'
import { LabelPages } from './LabelPages.tsx'
import { LABELS_AT_MOST } from './search.ts'
import { formatNames, type LabelSettings, places, useLabelSettings } from './settings.ts'
import { useLabels } from './use-labels.ts'
import styles from './Labels.module.css'

interface Props {
  ids: readonly number[]
  back: ReactNode
}

/** Preview of labels, their print settings, and the deliveries without a label. */
export const Labels = ({ ids, back }: Props) => (
  <Stack gap="lg">
    {ids.length === 0 ? (
      <>
        <PageHeader title={orderTitles.labels} back={back} />
        <EmptyState sentence={messages.none} suggestion={messages.noneHint} />
      </>
    ) : (
      <Drawn key={ids.join()} ids={ids} back={back} />
    )}
  </Stack>
)

/** Maximum number of labels in the preview, because more would slow the screen down. All are printed. */
const PREVIEWED = { roll: 6, sheet: SHEET_PLACES }

function Drawn({ ids: asked, back }: Props) {
  const ids = asked.slice(0, LABELS_AT_MOST)
  const leftOut = asked.length - ids.length
  const [settings, change] = useLabelSettings()
  const [initials, setInitials] = useState(false)
  const { labels, refused, read, isComplete, lacksRanks, lacksSizes, failed } = useLabels(ids, settings, initials)
  const { format, first } = settings
  const { paper } = formats[format]
  const previewed = labels.slice(0, paper === 'labels-a4' ? PREVIEWED.sheet - first + 1 : PREVIEWED.roll)
  const hidden = labels.length - previewed.length
  const mayPrint = isComplete && labels.length > 0
  return (
    <>
      <PageHeader
        title={orderTitles.labels}
        count={howMany.labels(ids.length)}
        back={back}
        action={
          <Button leftSection={<Printer {...icon} />} disabled={!mayPrint} onClick={() => window.print()}>
            {labelLinks.print(isComplete ? labels.length : ids.length)}
          </Button>
        }
        secondary={
          <Text c="dimmed" textWrap="pretty" role="status">
            {isComplete ? messages.ready(labels.length) : messages.progress(read, ids.length)}
          </Text>
        }
      />
      {leftOut > 0 && <InfoNote tone="warning">{messages.tooMany(ids.length, leftOut)}</InfoNote>}
      {(refused.length > 0 || lacksRanks || lacksSizes) && (
        <InfoNote tone="warning">
          <ul aria-label={titles.refused}>
            {refused.map(({ id, reason }) => (
              <li key={id}>{messages.line(messages.order(id), reason ?? messages.unread)}</li>
            ))}
            {lacksRanks && <li>{messages.noRank}</li>}
            {lacksSizes && <li>{messages.noSize}</li>}
          </ul>
          {failed.length > 0 && <RetryButton reads={failed} />}
        </InfoNote>
      )}
      <Stack className={styles['columns']} gap="lg">
        <Card>
          <LabelChoices settings={settings} onChange={change} initials={initials} onInitials={setInitials} />
        </Card>
        {isComplete && labels.length > 0 && (
          <Card title={titles.preview}>
            {/* Scrollable, also by keyboard, because it is wider than a phone. */}
            <Group
              className={styles['preview']}
              align="stretch"
              p="2px"
              mb="md"
              role="group"
              aria-label={orderTitles.labels}
              tabIndex={0}
            >
              <LabelPages labels={previewed} format={format} first={first} />
            </Group>
            {hidden > 0 && (
              <Text c="dimmed" textWrap="pretty">
                {messages.more(hidden)}
              </Text>
            )}
            <Text c="dimmed" textWrap="pretty">
              {messages.printer}
            </Text>
          </Card>
        )}
      </Stack>
      {mayPrint && (
        <PrintView paper={paper}>
          <LabelPages labels={labels} format={format} first={first} />
        </PrintView>
      )}
    </>
  )
}

interface ChoicesProps {
  settings: LabelSettings
  onChange: (next: Partial<LabelSettings>) => void
  initials: boolean
  onInitials: (on: boolean) => void
}

/** Settings of the labels. They are kept on the device, except the initials, which are off each time. */
function LabelChoices({ settings: { format, symbol, first }, onChange, initials, onInitials }: ChoicesProps) {
  return (
    <Stack gap="lg">
      <FilterSelect
        label={choices.format.label}
        value={format}
        options={formatNames.map((each) => [each, formatWords[each]])}
        onChange={(chosen) => onChange({ format: chosen })}
      />
      <FilterSelect
        label={choices.symbol.label}
        value={symbol}
        options={symbols.map((each) => [each, symbolWords[each]])}
        onChange={(chosen) => onChange({ symbol: chosen })}
      />
      <Flex wrap="wrap" align="center" justify="space-between" rowGap="sm" columnGap="lg">
        <span>{choices.initials}</span>
        <StateSwitch label={choices.initials} on={initials} onChange={onInitials} />
      </Flex>
      {format === 'a4' && <PlaceChoice first={first} onChange={(place) => onChange({ first: place })} />}
    </Stack>
  )
}

/** Steps of the arrow keys on a sheet of three columns. A group of radio buttons would move by one place, whatever the arrow. */
const arrows: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -3, ArrowDown: 3 }

function moveOnSheet(event: KeyboardEvent<HTMLInputElement>, first: number, onChange: (first: number) => void) {
  const step = arrows[event.key]
  if (step === undefined) return
  event.preventDefault()
  const next = first + step
  if (next < 1 || next > SHEET_PLACES) return
  onChange(next)
  event.currentTarget.closest('fieldset')?.querySelectorAll('input')[next - 1]?.focus()
}

/** Layout of a sheet of labels, to choose the first free one. The labels before it are used up. */
const PlaceChoice = ({ first, onChange }: { first: number; onChange: (first: number) => void }) => (
  <Box component="fieldset" className={styles['places']} bd="none">
    <Text component="legend" c="dimmed" mb="xs">
      {choices.first}
    </Text>
    {places.map((place) => (
      <label key={place} className={styles['place']} data-used={place < first || undefined}>
        <input
          type="radio"
          name="place"
          aria-label={choices.place(place)}
          checked={place === first}
          onChange={() => onChange(place)}
          onKeyDown={(event) => moveOnSheet(event, first, onChange)}
        />
        <span aria-hidden>{place}</span>
      </label>
    ))}
  </Box>
)
