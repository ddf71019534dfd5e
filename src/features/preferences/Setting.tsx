import { Flex, Stack, Text } from '@mantine/core'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Button } from '#ui/Button.tsx'
import { FilterSelect } from '#ui/form/FilterSelect.tsx'
import { StateSwitch } from '#ui/StateSwitch.tsx'
import styles from './Preferences.module.css'

interface Props {
  label: string
  hint: string
  /** Renders the control, labelled by the title and described by the element with this id. */
  children: (hintId: string) => ReactNode
}

/** One line of the preferences: label, description and control. */
export function Setting({ label, hint, children }: Props) {
  const hintId = useId()
  return (
    <Flex wrap="wrap" rowGap="sm" columnGap="xl" align="center" justify="space-between" className={styles['setting']}>
      <Stack gap="xs" flex="1 1 20rem">
        <Text span fw={500}>
          {label}
        </Text>
        <Text span c="dimmed" fz="sm" id={hintId}>
          {hint}
        </Text>
      </Stack>
      {children(hintId)}
    </Flex>
  )
}

type With<Control> = { hint: string } & Omit<Control, 'describedBy'>

export const SelectSetting = <Value extends string>({
  hint,
  ...control
}: With<ComponentProps<typeof FilterSelect<Value>>>) => (
  <Setting label={control.label} hint={hint}>
    {(hintId) => <FilterSelect {...control} describedBy={hintId} />}
  </Setting>
)

export const SwitchSetting = ({ hint, ...control }: With<ComponentProps<typeof StateSwitch>>) => (
  <Setting label={control.label} hint={hint}>
    {(hintId) => <StateSwitch {...control} describedBy={hintId} />}
  </Setting>
)

interface ButtonProps extends Omit<Props, 'children'> {
  /** Text of the button, and its name, which says what it acts on. */
  act: string
  actLabel: string
  danger?: boolean
  /** Nothing to act on. The button is not `disabled`, which would lose the focus after a press. */
  idle: boolean
  onAct: () => unknown
}

export const ButtonSetting = ({ label, hint, act, actLabel, danger = false, idle, onAct }: ButtonProps) => (
  <Setting label={label} hint={hint}>
    {(hintId) => (
      <Button
        variant="default"
        {...(danger && { color: 'red' })}
        aria-label={actLabel}
        aria-describedby={hintId}
        aria-disabled={idle || undefined}
        onClick={idle ? undefined : onAct}
      >
        {act}
      </Button>
    )}
  </Setting>
)
