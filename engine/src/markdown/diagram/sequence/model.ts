import type { Head } from '../svg.ts';

export interface Participant {
  readonly id: string;
  text: string;
}

export interface Message {
  readonly type: 'message';
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly dashed: boolean;
  readonly startHead: Head | undefined;
  readonly endHead: Head | undefined;
}

export interface Note {
  readonly type: 'note';
  readonly side: 'left' | 'right' | 'over';
  readonly participants: readonly string[];
  readonly text: string;
}

/** The start of a frame around steps: `loop`, `alt` and the like. */
export interface FrameStart {
  readonly type: 'frame';
  readonly kind: string;
  readonly text: string;
}

export interface FrameDivider {
  readonly type: 'divider';
  readonly text: string;
}

export interface FrameEnd {
  readonly type: 'frameEnd';
}

/** The start or the end of a participant's activation. */
export interface Activation {
  readonly type: 'activate' | 'deactivate';
  readonly participant: string;
}

export type SequenceStep = Message | Note | FrameStart | FrameDivider | FrameEnd | Activation;

/** Participants that belong together, with their name, which may be empty. */
export interface Box {
  readonly text: string;
  readonly participants: Set<string>;
}

export interface Sequence {
  readonly participants: readonly Participant[];
  readonly boxes: readonly Box[];
  readonly steps: readonly SequenceStep[];
}

/** The words that are shown for the kinds of frames, by those of the syntax; others are shown as they are. */
export type FrameKinds = Readonly<Record<string, string>>;
