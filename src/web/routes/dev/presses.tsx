import {
  Bell,
  Grid2x2,
  Heart,
  List,
  LogOut,
  Pencil,
  Plus,
  Settings,
  Share,
  Trash2,
  UserRound,
} from 'lucide-react'
import { useState } from 'react'
import { Button, type ButtonKind, LinkButton } from '#web/ui/button.tsx'
import { Chip, ChipLink, RemovableChip } from '#web/ui/facts/chip.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { IconButton, IconLink } from '#web/ui/icon-button.tsx'
import { Menu, MenuChoice, MenuItem, MenuLink, MenuSeparator } from '#web/ui/overlays/menu.tsx'
import { PillSelect } from '#web/ui/fields/pill-select.tsx'
import { Segmented } from '#web/ui/fields/segmented.tsx'
import { TabLinks, Tabs } from '#web/ui/layout/tabs.tsx'
import { chooseTheme, type Theme, useTheme } from '#web/ui/theme.ts'
import { notify } from '#web/ui/overlays/toast.tsx'
import { Piece } from './piece.tsx'

const kinds: [ButtonKind, string][] = [
  ['primary', 'Publish listing'],
  ['bid', 'Place bid of NZ$ 750'],
  ['quiet', 'Remind me'],
  ['danger', 'Withdraw listing'],
  ['ghost', 'All bids'],
]

export function Presses({ theme }: { theme: string }) {
  return (
    <>
      <Piece name="Buttons">
        <div className="flex flex-wrap items-center gap-2.5">
          {kinds.map(([kind, words]) => (
            <Button key={kind} kind={kind}>
              {words}
            </Button>
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-2.5">
          <Button size="small" kind="quiet" icon={Pencil}>
            Edit
          </Button>
          <Button busy>Publishing</Button>
          <Button disabled>Publish listing</Button>
          <LinkButton to="/home" icon={Plus} kind="quiet">
            A link
          </LinkButton>
        </div>
        <Button kind="bid" size="large" wide>
          Place bid of NZ$ 750
        </Button>
      </Piece>
      <Piece name="Icon buttons">
        <div className="flex flex-wrap items-center gap-3">
          <IconButton icon={Share} label="Share" />
          <IconLink to="/home" icon={Bell} label="Notices, 5 new" count={5} />
          <IconButton icon={Pencil} label="Edit" kind="outlined" />
          <span className="flex gap-3 rounded-panel bg-shade p-3">
            <IconButton icon={Heart} label="Watch" kind="on-picture" />
            <IconButton icon={Heart} label="Stop watching" kind="on-picture" filled />
          </span>
        </div>
      </Piece>
      <Piece name="Chips, choices">
        <Choices />
      </Piece>
      <Piece name="Tabs">
        <Tabs
          label="Trades"
          tabs={[
            { value: 'won', label: 'Won', count: 3, content: <p className="text-sm">Three auctions won.</p> },
            {
              value: 'lost',
              label: 'Lost',
              count: 12,
              content: <p className="text-sm">Twelve went elsewhere.</p>,
            },
          ]}
        />
        <TabLinks
          label={`Addresses, ${theme}`}
          links={[
            { to: '/dev/kit', label: 'Selling', count: 4, current: true },
            { to: '/home', label: 'Sold', current: false },
          ]}
        />
      </Piece>
      <Piece name="What floats">
        <Floating />
      </Piece>
    </>
  )
}

function Choices() {
  const [amount, setAmount] = useState('750')
  const [view, setView] = useState<'grid' | 'list'>('grid')
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {['750', '760', '800', '900'].map((value) => (
          <Chip key={value} chosen={value === amount} onClick={() => setAmount(value)} className="num">
            {value}
          </Chip>
        ))}
        <ChipLink to="/ibuy">Camping</ChipLink>
        <RemovableChip to="/dev/kit" label="Remove the filter Kāpiti Coast">
          Kāpiti Coast
        </RemovableChip>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <PillSelect
          label="Order"
          options={[
            { value: 'closing', label: 'Closing soonest' },
            { value: 'new', label: 'Newest first' },
          ]}
        />
        <Segmented
          label="View"
          value={view}
          onChange={setView}
          options={[
            { value: 'grid', label: 'Grid', icon: Grid2x2 },
            { value: 'list', label: 'List', icon: List },
          ]}
        />
      </div>
    </>
  )
}

function Floating() {
  const [open, setOpen] = useState<'none' | 'dialog' | 'sheet' | 'confirm'>('none')
  const theme = useTheme()
  const close = () => setOpen('none')
  return (
    <div className="flex flex-wrap gap-2">
      <Menu trigger={<Button kind="quiet">Menu</Button>} align="start">
        <MenuLink to="/user-settings" icon={Settings}>
          Settings
        </MenuLink>
        <MenuItem icon={UserRound} onSelect={() => notify.info('Nothing to see yet')}>
          My page
        </MenuItem>
        <MenuSeparator />
        <MenuChoice<Theme>
          label="Light or dark"
          value={theme}
          onChange={chooseTheme}
          options={[
            { value: 'system', label: 'Match device' },
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
        />
        <MenuSeparator />
        <MenuItem icon={LogOut} danger onSelect={() => notify.success('Signed out')}>
          Sign out
        </MenuItem>
      </Menu>
      <Button kind="quiet" onClick={() => setOpen('dialog')}>
        Dialog
      </Button>
      <Button kind="quiet" onClick={() => setOpen('sheet')}>
        Sheet
      </Button>
      <Button kind="quiet" icon={Trash2} onClick={() => setOpen('confirm')}>
        Confirm
      </Button>
      <Button kind="quiet" onClick={() => notify.success('You are watching this listing')}>
        Toast
      </Button>
      <Button
        kind="quiet"
        onClick={() =>
          notify.error('That bid was too low', {
            description: 'The price has moved to NZ$ 760.',
            action: { label: 'Bid again', onClick: close },
          })
        }
      >
        Toast, wrong
      </Button>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="How bidding works"
        description="You say the most you would pay. We bid for you, only as much as it takes."
        footer={<Button onClick={close}>Understood</Button>}
      />
      <Dialog
        open={open === 'sheet'}
        onClose={close}
        shape="sheet"
        title="Bid up to"
        footer={
          <Button kind="bid" wide onClick={close}>
            Place bid of NZ$ 750
          </Button>
        }
      >
        <p className="text-sm text-ink-2">A bid is a contract to buy.</p>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        title="Withdraw this listing?"
        confirm="Withdraw listing"
        kind="danger"
        onConfirm={close}
        onClose={close}
      >
        All nine bidders are told. You can’t undo this.
      </ConfirmDialog>
    </div>
  )
}
