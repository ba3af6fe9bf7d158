import '@/lib/browser/api-client/zod-jitless'
import { FormError } from '@/lib/browser/api-client/form-error'
import { upload } from '@/lib/browser/api-client/upload'
import { fileEndpoints } from '@/lib/contract/files/file'
import { type Crop, toSquare } from './crop'
import { setPhoto } from './profile'

// in pixels
const SIDE = 512
const QUALITY = 0.9

const UNREADABLE = 'This file cannot be read as a picture. Choose a JPEG, PNG or WebP.'

/** Decodes a picture. @throws FormError when the file is no picture */
export async function readPicture(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file)
  } catch {
    // Whatever the reason, the user has to choose another file.
    throw new FormError(UNREADABLE)
  }
}

export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const { left, top, size } = toSquare(picture, crop)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('There is nothing to draw on.')
  // JPEG has no transparency: without a background, transparent pixels would be black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, left, top, size, size, 0, 0, canvas.width, canvas.height)
}

/**
 * Uploads the cropped picture as a JPEG and sets it as the profile photo. `onProgress` gets the sent share, 0
 * to 1. @throws FormError
 */
export async function uploadPhoto(
  picture: ImageBitmap,
  crop: Crop,
  onProgress: (share: number) => void,
): Promise<void> {
  const file = new File([await toJpeg(picture, crop)], 'photo.jpg', { type: 'image/jpeg' })
  // A temporary file is deleted by itself unless it becomes the profile photo.
  const { id } = await upload(fileEndpoints.upload, file, onProgress, { isTemporary: 'true' })
  await setPhoto(id)
}

async function toJpeg(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  drawCrop(canvas, picture, crop)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY)
  })
  if (blob === null) throw new FormError(UNREADABLE)
  return blob
}
