import { Button } from '#src/ui/button.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Modal } from '#src/ui/modal.tsx';
import type { ShownAttachment } from './attachments.tsx';
import type { FileAddress } from './file-address.ts';
import { ImageViewer } from './image-viewer.tsx';
import { TextViewer } from './text-viewer.tsx';
import { VideoViewer } from './video-viewer.tsx';

type FileViewerProps = {
  readonly file: ShownAttachment;
  readonly url: string;
  readonly address: FileAddress;
  readonly onAddress: (part: Partial<FileAddress>) => void;
  /** The link has expired. */
  readonly onStale: () => void;
  readonly onClose: () => void;
};

export default function FileViewer({ file, url, address, onAddress, onStale, onClose }: FileViewerProps) {
  return (
    <Modal
      isOpen
      size="whole"
      title={file.name}
      onClose={onClose}
      actions={
        <>
          <LinkButton href={url} download={file.name}>
            Download
          </LinkButton>
          <Button onPress={onClose}>Close</Button>
        </>
      }
    >
      <Content file={file} url={url} address={address} onAddress={onAddress} onStale={onStale} />
    </Modal>
  );
}

function Content({ file: { id, name, mediaKind, size }, url, address, onAddress, onStale }: Omit<FileViewerProps, 'onClose'>) {
  switch (mediaKind) {
    case 'image':
      return <ImageViewer name={name} url={url} />;
    case 'video':
      return <VideoViewer id={id} url={url} start={address.t} onSecond={(t) => onAddress({ file: id, t })} onStale={onStale} />;
    default:
      return (
        <TextViewer
          name={name}
          url={url}
          size={size}
          kind={mediaKind}
          line={address.line}
          onLine={(line) => onAddress({ file: id, line })}
          onStale={onStale}
        />
      );
  }
}
