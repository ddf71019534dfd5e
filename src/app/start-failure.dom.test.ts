import { screen } from '@testing-library/dom'
import { afterEach, expect, test, vi } from 'vitest'
import { showStartFailure } from './start-failure.ts'

afterEach(() => {
  document.body.replaceChildren()
  delete document.documentElement.dataset['mantineColorScheme']
})

test('a console that cannot start shows a message, and its button reloads the page', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  document.body.innerHTML = '<div id="root">half a screen</div>'
  showStartFailure()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Console indisponible')
  expect(screen.getByRole('alert').textContent).toContain("n'a pas pu s'afficher")
  expect(screen.queryByText('half a screen')).toBeNull()
  expect(document.title).toBe('Console indisponible – Consigne')
  screen.getByRole('button', { name: 'Réessayer' }).click()
  expect(reload).toHaveBeenCalledOnce()
})

test('the message has the chosen theme, otherwise the stored one, otherwise that of the system', () => {
  const theme = () => document.documentElement.dataset['mantineColorScheme']
  showStartFailure()
  expect(theme()).toBe('light')
  localStorage.setItem('eb_color_scheme', 'dark')
  delete document.documentElement.dataset['mantineColorScheme']
  showStartFailure()
  expect(theme()).toBe('dark')
  localStorage.clear()
  showStartFailure()
  expect(theme()).toBe('dark')
})
