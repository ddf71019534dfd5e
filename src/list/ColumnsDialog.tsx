import { Box, Group, Text } from '@mantine/core'
import { ArrowDown, ArrowUp, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from '#ui/Button.tsx'
import { Dialog } from '#ui/dialog/Dialog.tsx'
import type { DialogProps } from '#ui/dialog/LateDialog.tsx'
import { FilterSelect } from '#ui/form/FilterSelect.tsx'
import { icon } from '#ui/icon.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { lists } from './copy.ts'
import { densities, inOrder, type Layout, type ListLayout } from './list-layout.ts'
import styles from './ListTools.module.css'

interface Props extends DialogProps {
  layout: Layout
  columns: ListLayout['columns']
  onChange: (layout: Layout | undefined) => void
}

const rowHeights = [['', lists.rows.normal] as const, ...densities.map((each) => [each, lists.rows[each]] as const)]

/** Edits the visible columns, their order and the height of the rows. Each change takes effect at once. */
export function ColumnsDialog({ opened, onClose, layout, columns, onChange }: Props) {
  const byId = new Map(columns.map((column) => [column.id, column]))
  const order = inOrder([...byId.keys()], layout)
  const [moved, setMoved] = useState('')

  function move(id: string, by: 1 | -1) {
    const from = order.indexOf(id)
    const next = order.toSpliced(from, 1)
    onChange({ ...layout, order: next.toSpliced(from + by, 0, id) })
    // Announces the move to screen readers.
    setMoved(lists.placed(byId.get(id)?.title ?? id, from + by + 1, order.length))
  }

  const show = (id: string, isShown: boolean) =>
    onChange({ ...layout, hidden: isShown ? layout.hidden.filter((each) => each !== id) : [...layout.hidden, id] })

  return (
    <Dialog opened={opened} onClose={onClose} title={lists.columns} size="sm">
      <Text c="dimmed" mt="sm">
        {lists.onThisDevice}
      </Text>
      <Box component="ul" className={styles['rows']} mt="md" aria-label={lists.columns}>
        {order.map((id, index) => {
          const { title, isFixed } = byId.get(id) ?? { title: id, isFixed: true }
          return (
            <Group component="li" key={id} wrap="nowrap" gap="xs" mih="2.75rem">
              <Group component="label" wrap="nowrap" gap="md" flex={1} miw={0} mih="2.75rem">
                <Box
                  component="input"
                  type="checkbox"
                  w={18}
                  h={18}
                  checked={isFixed || !layout.hidden.includes(id)}
                  disabled={isFixed}
                  onChange={({ currentTarget }) => show(id, currentTarget.checked)}
                />
                {title}
              </Group>
              <IconButton
                aria-label={lists.earlier(title)}
                aria-disabled={index === 0 || undefined}
                onClick={() => index > 0 && move(id, -1)}
              >
                <ArrowUp {...icon} />
              </IconButton>
              <IconButton
                aria-label={lists.later(title)}
                aria-disabled={index === order.length - 1 || undefined}
                onClick={() => index < order.length - 1 && move(id, 1)}
              >
                <ArrowDown {...icon} />
              </IconButton>
            </Group>
          )
        })}
      </Box>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
      <Group justify="space-between" align="end" gap="md" mt="lg">
        <FilterSelect
          label={lists.rows.label}
          value={layout.density ?? ''}
          options={rowHeights}
          onChange={(value) => onChange({ ...layout, density: densities.find((each) => each === value) })}
        />
        <Button variant="default" leftSection={<RotateCcw {...icon} />} onClick={() => onChange(undefined)}>
          {lists.reset}
        </Button>
      </Group>
    </Dialog>
  )
}
