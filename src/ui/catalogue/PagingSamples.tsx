import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Card } from '#ui/Card.tsx'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { paging } from '#ui/paging/copy.ts'
import { PageArrows } from '#ui/paging/PageArrows.tsx'
import { PageBar } from '#ui/paging/PageBar.tsx'
import { Pagination } from '#ui/paging/Pagination.tsx'
import { catalogue } from './copy.ts'

const sizes = [10, 25].map((size) => [String(size), String(size)] as const)

/** Paging by arrows or by numbers, one at a time: a page may have only one landmark of that name. */
export function PagingSamples() {
  const [kind, setKind] = useState('arrows')
  const { kind: label, kinds } = catalogue.paging
  return (
    <Card
      title={catalogue.sections.paging}
      actions={<FilterSelect inline label={label} options={kinds} value={kind} onChange={setKind} />}
    >
      {kind === 'arrows' ? <Arrows /> : <Numbers />}
    </Card>
  )
}

/** Go to both ends: an arrow that leads nowhere stays in place. */
function Arrows() {
  const [size, setSize] = useState(10)
  const [page, setPage] = useState(2)
  const { total } = catalogue.paging
  const lastPage = Math.ceil(total / size)
  const last = Math.min(page * size, total)
  const choice = (
    <FilterSelect
      inline
      labelHiddenOnPhone
      label={paging.rowsPerPage}
      options={sizes}
      value={String(size)}
      onChange={(value) => {
        setSize(Number(value))
        setPage(1)
      }}
    />
  )
  return (
    <PageBar
      first={(page - 1) * size + 1}
      last={last}
      total={total}
      size={choice}
      arrows={<PageArrows page={page} lastPage={lastPage} hasNext={page < lastPage} onPage={setPage} />}
    />
  )
}

/** Links, as in the list of deliveries. */
function Numbers() {
  // A text, because this route reads no search parameters.
  const { page }: { page?: unknown } = useSearch({ strict: false })
  return (
    <Pagination
      page={Number(page ?? 5)}
      count={12}
      hasNext
      linkTo={(target) => ({ to: '/composants', search: { page: target }, resetScroll: false })}
    />
  )
}
