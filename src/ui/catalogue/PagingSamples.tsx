import { useState } from 'react'
import { Card } from '#ui/Card.tsx'
import { PageArrows } from '#ui/paging/PageArrows.tsx'
import { PageBar } from '#ui/paging/PageBar.tsx'
import { RowsPerPage } from '#ui/paging/RowsPerPage.tsx'
import { catalogue } from './copy.ts'

const sizes = [10, 25].map((size) => ({ value: String(size), label: String(size) }))

/** Walk it to both ends: an arrow that leads nowhere stays. One alone, since a page has one landmark of that name. */
export function PagingSamples() {
  const [size, setSize] = useState(10)
  const [page, setPage] = useState(2)
  const { total } = catalogue.paging
  const lastPage = Math.ceil(total / size)
  const last = Math.min(page * size, total)
  const choice = (
    <RowsPerPage
      sizes={sizes}
      value={String(size)}
      onChange={(value) => {
        setSize(Number(value))
        setPage(1)
      }}
    />
  )
  return (
    <Card title={catalogue.sections.paging}>
      <PageBar
        first={(page - 1) * size + 1}
        last={last}
        total={total}
        size={choice}
        arrows={<PageArrows page={page} lastPage={lastPage} hasNext={page < lastPage} onPage={setPage} />}
      />
    </Card>
  )
}
