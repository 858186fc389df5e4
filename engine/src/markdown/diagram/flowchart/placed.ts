import type { Box, Point } from '../svg.ts';
import type { TextBox } from '../text.ts';
import type { FlowEdge, FlowGroup, FlowNode } from './model.ts';

export interface PlacedNode extends Box {
  readonly node: FlowNode;
  readonly text: TextBox;
  /** Whether it only names a node that stands above. */
  readonly isReference?: boolean;
}

/** An edge as the layout knows it, before its line is led from node to node. */
export interface LaidEdge {
  readonly edge: FlowEdge;
  readonly from: PlacedNode;
  readonly to: PlacedNode;
  /** Gaps in the ranks between the two nodes, and the label. */
  readonly bends: readonly Point[];
  readonly label: PlacedLabel | undefined;
}

export type PlacedLabel = Point & { readonly text: TextBox };

export interface PlacedEdge {
  readonly edge: FlowEdge;
  /** From the outline of one node to that of the other. */
  readonly points: readonly Point[];
  readonly label: PlacedLabel | undefined;
}

export interface PlacedGroup extends Box {
  readonly group: FlowGroup;
}

export interface PlacedFlowchart {
  readonly width: number;
  readonly height: number;
  /** How far titles of groups reach above the layout's own top, and lines beyond its left side. */
  readonly above: number;
  readonly before: number;
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
  readonly groups: readonly PlacedGroup[];
}
