import { Bookmark, Check, Link2, Pencil, Save, Star, StarOff, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import {
  type TableView,
  type TableName,
  deleteTableView,
  getTableChoices,
  restoreTableView,
  updateTableView,
} from '#domains/insights/common/table-views/table-views.ts'
import { lazyOnClick } from '#platform/web/early-clicks/lazy-on-click.tsx'
import { useInvalidate } from '#platform/web/loading/query.tsx'
import { api } from '#platform/web/session/api.ts'
import { getMessage } from '#platform/web/session/problem.ts'
import { Button } from '#platform/web/ui/button.tsx'
import type { Column } from '#platform/web/ui/facts/table.tsx'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#platform/web/ui/overlays/menu.tsx'
import { notify } from '#platform/web/ui/overlays/toast.tsx'
import type { TableViewState } from './table-address.ts'
import { useChooseTable, useTableChoices } from './table-choices.ts'
import * as t from '#domains/staff/texts.ts'

type StoredState = Pick<TableView, 'query' | 'columns'>

/** A saved view stores filters and sorting, but neither the page nor the open row. */
const notSaved = ['columns', 'view', 'page', 'before', 'open', 'invoice', 'enquiry']

function readStored(address: string): { query: string } {
  const query = new URLSearchParams(address.split('?')[1])
  for (const name of notSaved) query.delete(name)
  return { query: query.toString() }
}

function viewAddress(path: string, { id, query, columns }: StoredState & { id: number }): string {
  const wanted = new URLSearchParams(query)
  if (columns) wanted.set('columns', columns.join(','))
  wanted.set('view', String(id))
  return `${path}?${wanted}`
}

const hasChanged = (view: StoredState, now: StoredState): boolean =>
  view.query !== now.query || (view.columns !== null && view.columns.join() !== now.columns?.join())

export interface TableToolsProps<Search extends TableViewState> {
  table: TableName
  /** Empty if the listed content has no columns. */
  columns: readonly Pick<Column<never>, 'key' | 'head' | 'fixed' | 'wide' | 'spacious' | 'ample'>[]
  search: Search
  to: (search: Search) => string
  /** Actions on the whole table. */
  children?: ReactNode
}

const ViewDialog = lazyOnClick(async () => (await import('./view-dialog.tsx')).ViewDialog)

export function TableViews<Search extends TableViewState>({ table, search, to }: TableToolsProps<Search>) {
  const { data } = useTableChoices(table)
  const navigate = useNavigate()
  const [pending, setPending] = useState<'save' | 'rename' | null>(null)
  const address = to(search)
  const path = address.split('?')[0] ?? ''
  const stored = { ...readStored(address), columns: search.columns?.split(',') ?? data?.columns ?? null }
  const views = data?.views ?? []
  const open = views.find(({ id }) => id === search.view)
  const show = (view: TableView) => void navigate(viewAddress(path, view), { preventScrollReset: true })
  useDefaultView(table, address, path)

  return (
    <>
      <Menu
        trigger={
          <Button kind="quiet" size="small" icon={Bookmark}>
            <span className="max-w-40 truncate">
              {open
                ? hasChanged(open, stored)
                  ? t.name_changed({ name: open.name })
                  : open.name
                : t.views()}
            </span>
          </Button>
        }
      >
        <MenuLabel>{views.length > 0 ? t.saved_views() : t.no_saved_views()}</MenuLabel>
        <div className="max-h-72 overflow-y-auto">
          {views.map((view) => (
            <MenuItem
              key={view.id}
              icon={view.id === open?.id ? Check : view.id === data?.default_view_id ? Star : Bookmark}
              onSelect={() => show(view)}
            >
              <span className="grid min-w-0">
                <span className="max-w-60 truncate">{view.name}</span>
                {(!view.is_mine || view.id === data?.default_view_id) && (
                  <span className="text-xs text-ink-2">
                    {view.id === data?.default_view_id
                      ? t.opens_first()
                      : t.shared_by({ name: view.owner_name })}
                  </span>
                )}
              </span>
            </MenuItem>
          ))}
        </div>
        <MenuSeparator />
        <MenuItem icon={Save} onSelect={() => setPending('save')}>
          {t.save_this_view()}
        </MenuItem>
        {open && (
          <OpenViewItems
            table={table}
            view={open}
            stored={stored}
            path={path}
            onRename={() => setPending('rename')}
          />
        )}
      </Menu>
      {pending && (
        <ViewDialog
          table={table}
          stored={stored}
          view={pending === 'rename' ? open : undefined}
          onSaved={show}
          onClose={() => setPending(null)}
        />
      )}
    </>
  )
}

/** Applies the default view once, and only to an address without parameters. */
function useDefaultView(table: TableName, address: string, path: string) {
  const { data } = useTableChoices(table)
  const navigate = useNavigate()
  const isBare = useRef(address === path)
  useEffect(() => {
    if (!data) return
    const view = isBare.current ? data.views.find(({ id }) => id === data.default_view_id) : undefined
    isBare.current = false
    if (view) void navigate(viewAddress(path, view), { replace: true, preventScrollReset: true })
  }, [data, navigate, path])
}

interface OpenViewItemsProps {
  table: TableName
  view: TableView
  stored: { query: string; columns: string[] | null }
  path: string
  onRename: () => void
}

function OpenViewItems({ table, view, stored, path, onRename }: OpenViewItemsProps) {
  const { data } = useTableChoices(table)
  const choose = useChooseTable(table)
  const readAgain = useInvalidate()
  const isDefault = data?.default_view_id === view.id
  const { id, name, is_shared: isShared } = view

  async function attempt(act: () => Promise<unknown>) {
    try {
      await act()
      readAgain(getTableChoices)
      return true
    } catch (error) {
      notify.error(t.the_view_wasnt_changed(), { description: getMessage(error) })
      return false
    }
  }

  async function remove() {
    if (!(await attempt(() => api.call(deleteTableView, { id })))) return
    const onClick = () => void attempt(() => api.call(restoreTableView, { id }))
    notify.success(t.deleted_name({ name }), { action: { label: t.undo(), onClick } })
  }

  async function copyAddress() {
    const address = new URL(viewAddress(path, view), window.location.origin).href
    try {
      await navigator.clipboard.writeText(address)
      notify.success(t.link_copied())
    } catch {
      notify.error(t.couldnt_copy_the_link(), { description: address })
    }
  }

  return (
    <>
      {view.is_mine && hasChanged(view, stored) && (
        <MenuItem
          icon={Check}
          onSelect={() =>
            void attempt(() => api.call(updateTableView, { id, name, is_shared: isShared, ...stored }))
          }
        >
          {t.update_name({ name })}
        </MenuItem>
      )}
      {view.is_mine && (
        <MenuItem icon={Pencil} onSelect={onRename}>
          {t.rename_or_share()}
        </MenuItem>
      )}
      <MenuItem
        icon={isDefault ? StarOff : Star}
        onSelect={() => choose({ default_view_id: isDefault ? null : id })}
      >
        {isDefault ? t.dont_open_first() : t.open_this_view_first()}
      </MenuItem>
      <MenuItem icon={Link2} onSelect={() => void copyAddress()}>
        {t.copy_link()}
      </MenuItem>
      {view.is_mine && (
        <MenuItem icon={Trash2} danger onSelect={() => void remove()}>
          {t.delete_view()}
        </MenuItem>
      )}
    </>
  )
}
