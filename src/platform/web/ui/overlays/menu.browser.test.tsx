import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { findViolations } from '#test/browser/axe.ts'
import { Button } from '../button.tsx'
import { Menu, MenuCheck, MenuChoice, MenuItem, MenuLabel, MenuLink, MenuSeparator } from './menu.tsx'

const act = vi.fn<(what: string) => void>()
const button = page.getByRole('button', { name: 'Options' })
const menu = page.getByRole('menu', { name: 'Options' })
const item = (name: string) => page.getByRole('menuitem', { name })

beforeEach(async () => {
  act.mockClear()
  await render(
    <MemoryRouter>
      <main>
        <p>Elsewhere</p>
        <Menu trigger={<Button>Options</Button>}>
          <MenuLabel>This listing</MenuLabel>
          <MenuItem onSelect={() => act(document.activeElement?.textContent ?? '')}>Archive</MenuItem>
          <MenuItem disabled onSelect={() => act('disabled')}>
            Block
          </MenuItem>
          <MenuLink to="/help">Help</MenuLink>
          <MenuSeparator />
          <MenuCheck checked onChange={(checked) => act(`email ${checked}`)}>
            Email
          </MenuCheck>
          <MenuChoice
            label="Theme"
            value="light"
            options={[
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
            onChange={act}
          />
        </Menu>
        <button type="button">Next</button>
      </main>
    </MemoryRouter>,
  )
})

test('a click opens the menu and another closes it', async () => {
  await button.click()
  await expect.element(menu).toBeVisible()
  await expect.element(menu).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(() => menu.element().getAnimations()).toEqual([])
  expect(await findViolations()).toEqual([])
  await commands.pressAt('main > button:first-of-type', 'mouse')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
})

test('the menu opens below its button, within the window', async () => {
  await button.click()
  await expect.poll(() => menu.element().getAnimations()).toEqual([])
  const [above, below] = [button, menu].map((one) => one.element().getBoundingClientRect())
  expect(below!.top - above!.bottom).toBeCloseTo(6, 0)
  expect(below!.left).toBeGreaterThanOrEqual(0)
  expect(below!.right).toBeLessThanOrEqual(window.innerWidth)
})

test('arrow keys open the menu at its first item and cycle the enabled items', async () => {
  button.element().focus()
  await commands.press('Enter')
  await expect.element(item('Archive')).toHaveFocus()
  await commands.press('ArrowDown')
  await expect.element(item('Help')).toHaveFocus()
  await commands.press('End')
  await expect.element(page.getByRole('menuitemradio', { name: 'Dark' })).toHaveFocus()
  await commands.press('ArrowDown')
  await expect.element(item('Archive')).toHaveFocus()
  await commands.press('ArrowUp')
  await expect.element(page.getByRole('menuitemradio', { name: 'Dark' })).toHaveFocus()
  await commands.press('Escape')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await commands.press('ArrowDown')
  await expect.element(item('Archive')).toHaveFocus()
})

test('letters find the next item that begins with them', async () => {
  await button.click()
  await commands.press('h')
  await expect.element(item('Help')).toHaveFocus()
  await new Promise((resolve) => setTimeout(resolve, 1_100))
  await commands.press('l', 'i')
  await expect.element(page.getByRole('menuitemradio', { name: 'Light' })).toHaveFocus()
})

test('an item acts once the focus is back on the button', async () => {
  await button.click()
  await item('Archive').click()
  expect(act.mock.calls).toEqual([['Options']])
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})

test('a checkbox item leaves the menu open, and a choice closes it', async () => {
  await button.click()
  const check = page.getByRole('menuitemcheckbox', { name: 'Email' })
  await expect.element(check).toHaveAttribute('aria-checked', 'true')
  await check.click()
  await page.getByText('This listing').click()
  await expect.element(menu).toBeVisible()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect.element(menu).not.toBeInTheDocument()
  expect(act.mock.calls).toEqual([['email false'], ['dark']])
})

test('Tab closes the menu and moves on from the button', async () => {
  await button.click()
  await commands.press('Tab')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
})

test.each(['mouse', 'touch'] as const)('an outside click by %s only closes the menu', async (by) => {
  const next = page.getByRole('button', { name: 'Next' })
  const press = vi.fn<(event: Event) => void>()
  for (const type of ['pointerdown', 'mousedown', 'click']) next.element().addEventListener(type, press)
  await button.click()
  await expect.element(menu).toBeVisible()
  await commands.pressAt('main > button:last-child', by)
  await expect.element(menu).not.toBeInTheDocument()
  expect(press).not.toHaveBeenCalled()
  await expect.element(button).toHaveFocus()
  await commands.pressAt('main > button:last-child', by)
  await expect.poll(() => press.mock.calls.map(([{ type }]) => type)).toContain('click')
})
