import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import * as companies from '#api/generated/companies.ts'
import { nameOf } from '#lib/names.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { fields, messages } from './copy.ts'
import type { CompanyValues } from './schema.ts'
import styles from './ExternalIdField.module.css'

/**
 * The external id, with a warning when another company has it already. The warning blocks nothing, because the server
 * decides. A failed look-up is not shown.
 */
export function ExternalIdField({ looksUp }: { looksUp: boolean }) {
  const queryClient = useQueryClient()
  const { getValues } = useFormContext<CompanyValues>()
  const [owner, setOwner] = useState<string>()
  const asked = useRef<QueryKey>(undefined)

  async function warnOfDuplicate() {
    const typed = getValues('cleveronCompanyId').trim()
    setOwner(undefined)
    // Aborts the look-up of the previous id.
    if (asked.current !== undefined) void queryClient.cancelQueries({ queryKey: asked.current, exact: true })
    if (typed === '') return
    const lookUp = companies.page({ cleveronCompanyId: typed, q: ['id', 'name', 'cleveronCompanyId'] })
    asked.current = lookUp.queryKey
    const found = await queryClient.query({ ...lookUp, meta: { silent: true } }).catch(() => undefined)
    // A server without this filter answers with every company, so the ids are compared here.
    const same = found?.items.find((company) => company.cleveronCompanyId === typed)
    if (getValues('cleveronCompanyId').trim() === typed) setOwner(same && nameOf(same))
  }

  return (
    <div className={styles['field']} onBlur={looksUp ? () => void warnOfDuplicate() : undefined}>
      <TextField<CompanyValues>
        name="cleveronCompanyId"
        label={fields.cleveronCompanyId}
        hint={owner === undefined ? undefined : <span className={styles['warning']}>{messages.duplicate(owner)}</span>}
        autoComplete="off"
        required
      />
    </div>
  )
}
