import type { Router } from '../routing/router';
import { requiredContext } from './required-context';

export const [RouterProvider, useRouter] = requiredContext<Router>();
