import { Flex, Group } from '@mantine/core'
import { Barcode } from 'lucide-react'
import { labelLinks } from '#features/orders/copy.ts'
import { LABELS_AT_MOST, labelsSearch } from '#features/orders/labels/search.ts'
import { icon } from '#ui/icon.ts'
import { LinkButton } from '#ui/links.tsx'
import { done } from './copy.ts'

export function Created({ ids, left }: { ids: readonly number[]; left: number }) {
  const parts = Array.from({ length: Math.ceil(ids.length / LABELS_AT_MOST) }, (_, part) =>
    ids.slice(part * LABELS_AT_MOST, (part + 1) * LABELS_AT_MOST),
  )
  return (
    <Flex
      component="section"
      wrap="wrap"
      align="center"
      justify="space-between"
      rowGap="sm"
      columnGap="lg"
      px="lg"
      py="md"
      bdrs="lg"
      bg="var(--tone-success-ground)"
      c="var(--tone-success-text)"
      aria-label={done.created(ids.length)}
    >
      <p>
        <strong>{done.created(ids.length)}</strong> {left > 0 && done.remaining(left)}
      </p>
      <Group gap="sm">
        {parts.map((part) => (
          <LinkButton
            key={part[0]}
            leftSection={<Barcode {...icon} />}
            to="/livraisons/etiquettes"
            search={labelsSearch(part)}
          >
            {labelLinks.print(part.length)}
          </LinkButton>
        ))}
        <LinkButton variant="default" to="/livraisons">
          {done.list}
        </LinkButton>
      </Group>
    </Flex>
  )
}
