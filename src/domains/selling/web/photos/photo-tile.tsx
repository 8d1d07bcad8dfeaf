import {
  ArrowLeft,
  ArrowRight,
  Crop,
  Ellipsis,
  GripVertical,
  type LucideIcon,
  RotateCw,
  TextQuote,
  Trash2,
  X,
} from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '#platform/web/ui/button.tsx'
import { joinClasses } from '#platform/web/ui/classes.ts'
import { ClockBadge } from '#platform/web/ui/facts/badge.tsx'
import { Menu, MenuItem } from '#platform/web/ui/overlays/menu.tsx'
import { Picture } from '#platform/web/ui/facts/picture.tsx'
import { ProgressBar } from '#platform/web/ui/states/progress-bar.tsx'
import { Spinner } from '#platform/web/ui/states/spinner.tsx'
import type { Photo } from './photo-list.ts'
import * as t from '#domains/selling/texts.ts'

interface PhotoTileProps {
  photo: Photo
  /** The index from 0. */
  position: number
  /** True if the first photo is the listing's cover. */
  hasCover: boolean
  count: number
  isDragged: boolean
  isTurning: boolean
  handle: ComponentProps<'div'>
  onMove: (to: number) => void
  onTurn: () => void
  onCrop: () => void
  onDescribe: () => void
  onRemove: () => void
  onRetry: () => void
}

export function PhotoTile({
  photo,
  position,
  hasCover,
  isDragged,
  isTurning,
  handle,
  onTurn,
  ...rest
}: PhotoTileProps) {
  const name = t.photo_position({ position: position + 1 })
  const isCover = hasCover && position === 0 && photo.state !== 'failed'
  return (
    <li
      data-photo={photo.key}
      className={joinClasses(
        'min-w-0 overflow-clip rounded-panel border bg-paper transition-shadow select-none',
        isDragged ? 'border-pounamu shadow-float' : 'border-line',
      )}
    >
      <div {...handle} className="relative cursor-grab active:cursor-grabbing">
        <Picture
          src={photo.image?.thumb_url ?? photo.previewUrl}
          blur={photo.image?.thumbhash}
          alt={`${isCover ? t.cover() : t.photo_position_2({ position: position + 1 })}, ${photo.image?.alt || photo.name}`}
          round="none"
        />
        {isCover && (
          <span className="absolute top-2 left-2">
            <ClockBadge>{t.cover()}</ClockBadge>
          </span>
        )}
        {photo.state === 'kept' && (
          <span
            {...handle}
            data-grip
            aria-hidden
            className="absolute top-1.5 right-1.5 grid size-9 touch-none place-items-center rounded-full bg-lens text-on-lens"
          >
            <GripVertical size={18} strokeWidth={1.75} />
          </span>
        )}
        {isTurning && (
          <span className="absolute inset-0 grid place-items-center bg-veil text-on-shade">
            <Spinner size={28} />
          </span>
        )}
      </div>
      {photo.state === 'kept' ? (
        <SavedPhotoActions
          {...rest}
          photo={photo}
          name={name}
          position={position}
          isTurning={isTurning}
          onTurn={onTurn}
        />
      ) : (
        <OnTheWay photo={photo} name={name} onRemove={rest.onRemove} onRetry={rest.onRetry} />
      )}
    </li>
  )
}

type ActionsProps = Pick<
  PhotoTileProps,
  'photo' | 'position' | 'count' | 'isTurning' | 'onMove' | 'onTurn' | 'onCrop' | 'onDescribe' | 'onRemove'
>

function SavedPhotoActions({
  photo,
  name,
  position,
  count,
  isTurning,
  ...on
}: ActionsProps & { name: string }) {
  const alt = photo.image?.alt ?? ''
  return (
    <>
      <div className="grid grid-cols-4">
        <TileButton
          id={`${photo.key}-earlier`}
          icon={ArrowLeft}
          label={t.move_name_earlier({ name })}
          disabled={position === 0}
          onClick={() => on.onMove(position - 1)}
        />
        <TileButton
          id={`${photo.key}-later`}
          icon={ArrowRight}
          label={t.move_name_later({ name })}
          disabled={position === count - 1}
          onClick={() => on.onMove(position + 1)}
        />
        <TileButton
          icon={RotateCw}
          label={t.turn_name_by_a_quarter({ name })}
          disabled={isTurning}
          onClick={on.onTurn}
        />
        <Menu trigger={<TileButton icon={Ellipsis} label={t.more_for_name({ name })} />}>
          <MenuItem icon={Crop} disabled={isTurning} onSelect={on.onCrop}>
            {t.crop()}
          </MenuItem>
          <MenuItem icon={TextQuote} onSelect={on.onDescribe}>
            {t.describe()}
          </MenuItem>
          <MenuItem icon={Trash2} danger onSelect={on.onRemove}>
            {t.remove()}
          </MenuItem>
        </Menu>
      </div>
      <button
        type="button"
        aria-label={
          alt ? t.alt_change_this_description_of_name({ alt, name }) : t.add_a_description_to_name({ name })
        }
        onClick={on.onDescribe}
        className="block h-9 w-full truncate border-t border-line px-2.5 text-left text-xs text-ink-2 transition-colors hover:bg-sunk hover:text-ink focus-visible:-outline-offset-2"
      >
        {alt || t.add_a_description()}
      </button>
    </>
  )
}

function TileButton({
  icon: Icon,
  label,
  ...rest
}: { icon: LucideIcon; label: string } & ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      className="grid h-10 place-items-center text-ink-2 transition-colors hover:bg-sunk hover:text-ink focus-visible:-outline-offset-2 disabled:text-line-strong disabled:hover:bg-transparent"
    >
      <Icon aria-hidden size={18} strokeWidth={1.75} />
    </button>
  )
}

function OnTheWay({
  photo,
  name,
  onRemove,
  onRetry,
}: Pick<PhotoTileProps, 'photo' | 'onRemove' | 'onRetry'> & { name: string }) {
  if (photo.state === 'failed') {
    return (
      <div role="alert" className="grid gap-2 p-2.5 text-xs">
        <p className="font-medium break-words text-pohutukawa">{photo.error}</p>
        <div className="flex flex-wrap gap-1.5">
          {photo.mayRetry && (
            <Button kind="quiet" size="small" onClick={onRetry}>
              {t.try_again()}
            </Button>
          )}
          <Button kind="quiet" size="small" onClick={onRemove} aria-label={t.remove_name({ name })}>
            {t.remove()}
          </Button>
        </div>
      </div>
    )
  }
  const isMaking = photo.sent >= 1
  return (
    <div className="flex h-10 items-center gap-2 pl-2.5">
      <div className="min-w-0 flex-1">
        <ProgressBar
          label={t.sending_name({ name })}
          value={photo.state === 'waiting' ? 0 : isMaking ? undefined : photo.sent}
        />
        <p className="mt-1 truncate text-xs text-ink-3">
          {photo.state === 'waiting'
            ? t.waiting()
            : isMaking
              ? t.nearly_there()
              : `${Math.round(photo.sent * 100)}%`}
        </p>
      </div>
      <button
        type="button"
        aria-label={t.stop_sending_name({ name })}
        title={t.stop_sending()}
        onClick={onRemove}
        className="grid size-10 shrink-0 place-items-center text-ink-2 hover:bg-sunk hover:text-ink focus-visible:-outline-offset-2"
      >
        <X aria-hidden size={18} strokeWidth={1.75} />
      </button>
    </div>
  )
}
