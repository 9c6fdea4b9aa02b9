const pictures = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`);

/** What the admin area says where pictures are sent, described and put in order. */
export const adminPictures = {
  choose: 'Choose pictures',
  chooseOne: 'Choose a picture',
  replace: 'Replace the picture',
  drop: 'or drop them here. Photos are made smaller on this device, and where they were taken is removed.',
  uploads: 'Pictures on their way',
  state: {
    waiting: 'Waiting',
    preparing: 'Getting ready...',
    sending: 'Sending...',
    offline: 'No connection: goes on by itself when it is back',
    failed: 'Not sent',
    refused: 'Not taken',
    done: 'Done',
  },
  problems: {
    empty: 'This file is empty. Please choose the photo again.',
    tooLarge: 'This file is larger than 60 MB. Please choose a smaller one.',
    svg: 'SVG files are not accepted. Please save the picture as JPEG or PNG.',
    heic: "This browser cannot read HEIC photos. Set the camera to 'most compatible', or send the photo to yourself on WhatsApp and save it from there.",
    notAPicture: 'This is not a picture. JPEG, PNG, WebP and AVIF are accepted.',
    unreadable: 'This picture cannot be read; the file may be damaged. Please choose another.',
  },
  retry: (name: string) => `Try ${name} again`,
  cancel: (name: string) => `Cancel ${name}`,
  retryAll: (count: number) => `Try ${pictures(count)} again`,
  clear: 'Hide what is done',
  summary: (done: number, total: number, failed: number) =>
    `${done} of ${pictures(total)} sent${failed > 0 ? `, ${failed} not` : ''}.`,
  alt: 'Description',
  altHelp: 'What is to be seen, for people who cannot see it. One sentence.',
  altMissing: 'No description yet',
  focal: 'What must stay in view',
  focalHelp: 'Tap the picture or move the sliders: where it is cropped, this point stays.',
  fromLeft: 'From the left',
  fromTop: 'From the top',
} as const;
