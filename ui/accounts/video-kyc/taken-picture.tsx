import { useEffect, useRef } from 'react';
import styles from './video-kyc.module.css';

interface TakenPictureProps {
  readonly picture: Uint8Array;
  readonly label: string;
}

/** Draws the picture on a canvas, because the content security policy allows no `blob:` images. */
export function TakenPicture({ picture, label }: TakenPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isWanted = true;
    const blob = new Blob([Uint8Array.from(picture)], { type: 'image/jpeg' });
    void createImageBitmap(blob).then((bitmap) => {
      if (isWanted && canvas.current) drawOn(canvas.current, bitmap);
    });
    return () => {
      isWanted = false;
    };
  }, [picture]);
  return <canvas ref={canvas} className={styles.frame} role="img" aria-label={label} />;
}

function drawOn(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
}
